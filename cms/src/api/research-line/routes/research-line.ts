import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::research-line.research-line')
