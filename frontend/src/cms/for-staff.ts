/** Queries whose name begins with Staff are asked with the session of a staff member, never by visitors. */
export const isForStaff = (operation: string): boolean => operation.startsWith('Staff')
