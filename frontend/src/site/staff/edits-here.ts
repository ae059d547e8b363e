/**
 * The controls of the present page that edit the page itself, as the screen shows them: what stands in an item of a list
 * is about that item.
 */
export const editsHere = (): HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
    (button) => nameOf(button).startsWith('Edit ') && button.closest('li, article, form') === null,
  )

/** What a button is called. */
export const nameOf = (button: HTMLButtonElement): string => (button.ariaLabel ?? button.textContent).trim()
