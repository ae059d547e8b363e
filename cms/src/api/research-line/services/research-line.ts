import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::research-line.research-line')
