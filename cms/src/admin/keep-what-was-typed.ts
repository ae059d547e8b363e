import { adminApi } from '@strapi/strapi/admin'

/** An answer that is no success, as Strapi's admin hands it on. */
interface Refusal {
  name?: string
  message?: string
  details?: unknown
}

/** What the site tells whoever has its own forms does not help here. */
const conflict =
  'Somebody else saved this in the meantime. Copy what you typed, and reload the page to see what is stored now.'

/** How an endpoint of the content manager is declared (Redux Toolkit 1.9). */
interface Endpoint {
  onQueryStarted?: unknown
  invalidatesTags?: (result: unknown, error: unknown, given: unknown) => unknown[]
  transformErrorResponse?: (refusal: Refusal) => Refusal
}

/**
 * A refused save keeps what was typed, whoever refuses it. Three things in Strapi 5.54 take it away
 * (content-manager/admin/services/documents, `updateDocument`, and pages/EditView/components/DocumentActions):
 * - it takes a save for granted before it is answered, and turns the entry back when the answer is no;
 * - it reads the entry anew after a refusal too, and the form follows;
 * - after any refusal but that of a wrong field, such as a conflict, it takes what was typed for saved.
 */
export function keepWhatWasTyped(): void {
  // The content manager's endpoints are added to the same interface, without types.
  const { enhanceEndpoints } = adminApi as unknown as {
    enhanceEndpoints: (by: { endpoints: Record<string, (endpoint: Endpoint | undefined) => void> }) => void
  }
  enhanceEndpoints({
    endpoints: {
      updateDocument: (endpoint) => {
        const invalidates = endpoint?.invalidatesTags
        if (endpoint?.onQueryStarted === undefined || invalidates === undefined) {
          // A later Strapi may do it otherwise; its admin works all the same.
          console.warn('This Strapi saves in another way.')
          return
        }
        delete endpoint.onQueryStarted
        endpoint.invalidatesTags = (result, error, given) => (error ? [] : invalidates(result, error, given))
        endpoint.transformErrorResponse = (refusal) => {
          const { name, message } = refusal
          if (name === 'ValidationError') return refusal
          const words = name === 'ConflictError' ? conflict : message
          // At no field.
          return { ...refusal, message: words, name: 'ValidationError', details: { errors: [] } }
        }
      },
    },
  })
}
