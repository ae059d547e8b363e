/** The key in the letters that a stored one may have; `undefined` when nothing of it is left. */
export function readCitationKey(text: string | undefined): string | undefined {
  const key = (text ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z0-9_:.+-]/g, '')
    .slice(0, 100)
  return key === '' ? undefined : key
}
