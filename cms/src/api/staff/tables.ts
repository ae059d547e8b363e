export const sessionTable = 'staff::session'
export const attemptTable = 'staff::attempt'

/** Living sessions: one that is not in here is over. A row is kept until its twelve hours are over. */
export const sessions = {
  uid: sessionTable,
  singularName: 'staff_session',
  tableName: 'staff_sessions',
  attributes: {
    id: { type: 'increments' },
    sid: { type: 'string' },
    started: { type: 'datetime' },
  },
  indexes: [{ name: 'staff_sessions_sid', columns: ['sid'], type: 'unique' }],
}

/** Wrong passwords of the last day, and promised turns. */
export const attempts = {
  uid: attemptTable,
  singularName: 'staff_attempt',
  tableName: 'staff_attempts',
  attributes: {
    id: { type: 'increments' },
    /** Of an address, or of a device. */
    address: { type: 'string' },
    at: { type: 'datetime' },
    promised: { type: 'boolean' },
  },
}
