import { createContext, useContext, useEffect, useId } from 'react'

/** Counts, for one section, the images that are on their way: until they have arrived there is nothing to save. */
export class Sending {
  private readonly fields = new Set<string>()

  tell(field: string, isSending: boolean): void {
    if (isSending) this.fields.add(field)
    else this.fields.delete(field)
  }

  get isUnderWay(): boolean {
    return this.fields.size > 0
  }
}

export const SendingContext = createContext(new Sending())

/** Tells the section whether an image of a field is on its way. */
export function useTellSending(isSending: boolean): void {
  const sending = useContext(SendingContext)
  const field = useId()
  useEffect(() => {
    sending.tell(field, isSending)
    return () => {
      sending.tell(field, false)
    }
  }, [sending, field, isSending])
}
