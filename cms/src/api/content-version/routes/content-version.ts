export default {
  type: 'content-api',
  // Open to all: a number says nothing, and the CMS is reachable for the front end only.
  routes: [
    { method: 'GET', path: '/content-version', handler: 'content-version.find', config: { auth: false } },
  ],
}
