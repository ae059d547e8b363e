import { adminApi } from '@strapi/strapi/admin'

/**
 * A refused save keeps what was typed. Strapi takes a save for granted before it is answered, and when it is refused turns
 * the stored entry back to what it was; the form follows both times, and what was typed is gone (Strapi 5.54,
 * content-manager/admin/services/documents, `onQueryStarted` of `updateDocument`). Without that the form waits for the
 * answer, and stays as it is when the answer is no.
 */
export function keepWhatWasTyped(): void {
  // The content manager's endpoints are added to the same interface, without types.
  const { enhanceEndpoints } = adminApi as unknown as { enhanceEndpoints: (by: Enhancement) => void }
  enhanceEndpoints({
    endpoints: {
      updateDocument: (endpoint) => {
        // A later Strapi may do it otherwise; its admin works all the same.
        if (endpoint?.onQueryStarted === undefined) console.warn('This Strapi saves in another way.')
        else delete endpoint.onQueryStarted
      },
    },
  })
}

interface Enhancement {
  endpoints: { updateDocument: (endpoint: { onQueryStarted?: unknown } | undefined) => void }
}
