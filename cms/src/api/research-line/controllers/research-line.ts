import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::research-line.research-line')
