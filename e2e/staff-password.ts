/** The password of the site under test, given to the servers by the global setup. */
export const staffPassword = 'a shared password for tests'
