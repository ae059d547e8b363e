export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // Strapi insists on this one; an empty list lets no other origin read an answer.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
