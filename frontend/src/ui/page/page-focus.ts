/** Puts the focus on the page's content: for when what had it is gone, and the browser would leave it nowhere. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** For `ref`: when the element leaves the page with the focus inside it, the focus goes to the page's content. */
export const rescueFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return
  queueMicrotask(() => {
    if (document.activeElement === document.body) focusPage()
  })
}

/** A button of a list's item is about to go: the focus stays with the item, which takes it (`tabIndex={-1}`). */
export const stayInItem = (button: HTMLElement): void => {
  button.closest('li')?.focus({ preventScroll: true })
}
