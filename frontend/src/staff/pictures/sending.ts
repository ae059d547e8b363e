import { createContext, useContext, useEffect, useId } from 'react'
import { SaveError } from '../../ui/feedback/save-error'

/** Of the images of a field that were chosen and are not there yet: some are sent, or all that are left have failed. */
export type Pending = 'under way' | 'failed'

/** What has been chosen for one section and has not arrived. */
export class Sending {
  private readonly fields = new Map<string, Pending>()
  private readonly waiting: (() => void)[] = []

  tell(field: string, pending: Pending | undefined): void {
    if (pending === undefined) this.fields.delete(field)
    else this.fields.set(field, pending)
    if (!this.has('under way')) for (const goOn of this.waiting.splice(0)) goOn()
  }

  /** Without going on with what waits: a form that is closed saves nothing more. */
  leave(field: string): void {
    this.fields.delete(field)
  }

  /**
   * Waits until no image is on its way.
   *
   * @returns whether it had to
   * @throws SaveError when one has failed, and nobody has dismissed it: it would go with the form, unnoticed
   */
  async arrived(): Promise<boolean> {
    const waits = this.has('under way')
    if (waits) await new Promise<void>((goOn) => this.waiting.push(goOn))
    if (this.has('failed'))
      throw new SaveError(
        'An image has not arrived; beside it stands why. Send it again or dismiss it, then save.',
      )
    return waits
  }

  private has(pending: Pending): boolean {
    return [...this.fields.values()].includes(pending)
  }
}

export const SendingContext = createContext(new Sending())

/** Tells the section what has become of the images of a field. */
export function useTellSending(pending: Pending | undefined): void {
  const sending = useContext(SendingContext)
  const field = useId()
  useEffect(() => {
    sending.tell(field, pending)
  }, [sending, field, pending])
  useEffect(
    () => () => {
      sending.leave(field)
    },
    [sending, field],
  )
}
