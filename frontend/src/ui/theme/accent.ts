/** Shows the page in an accent colour of `accents.css`; without one, in that of `tokens.css`. */
export function showAccent(accent: string | null | undefined): void {
  const { dataset } = document.documentElement
  if (accent) dataset['accent'] = accent
  else delete dataset['accent']
}
