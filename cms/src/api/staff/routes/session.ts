// The controller looks at the password or the token itself; none of Strapi's tokens opens these addresses.
const config = { auth: false }

export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/staff/session', handler: 'session.begin', config },
    { method: 'GET', path: '/staff/session', handler: 'session.show', config },
    { method: 'DELETE', path: '/staff/session', handler: 'session.end', config },
    { method: 'PUT', path: '/staff/password', handler: 'session.changePassword', config },
  ],
}
