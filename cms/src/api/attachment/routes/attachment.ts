export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/attachments/:kind/:slug/:field', handler: 'attachment.find' }],
}
