/**
 * The controls of the present page that edit the page itself, as the screen shows them: what stands in an item of a list
 * is about that item.
 */
export const editsHere = (): HTMLButtonElement[] =>
  [...document.querySelectorAll<HTMLButtonElement>('main button[aria-label^="Edit "]')].filter(
    (button) => button.closest('li, article, form') === null,
  )
