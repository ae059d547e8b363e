import { Cancelled } from '../ui/feedback/cancelled'

/** Why a file did not arrive, in the form's words and the server's. */
export function uploadProblem(error: unknown): string {
  if (error instanceof Cancelled) return `Not sent. ${error.message}`
  const failed = 'Upload failed. Please try again.'
  return error instanceof Error ? `${failed} ${error.message}` : failed
}
