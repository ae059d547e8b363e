import { imageProblem } from '../../../ui/form/files/image-limits'

/** One chosen file on its way into the gallery. */
export interface UploadRow {
  /** Names every attempt for this file as the same one. */
  id: string
  file: File
  alternativeText: string
  caption: string
  state: 'refused' | 'chosen' | 'waiting' | 'sending' | 'saving' | 'done' | 'failed' | 'cancelled'
  /** The part that has been sent, from 0 to 1. */
  progress: number
  /** What is wrong, in words. */
  problem?: string | undefined
  /** The stored file, once it has been sent: a retry need not send it again. */
  fileId?: number
}

export type UploadAction =
  | { type: 'choose'; files: { id: string; file: File }[] }
  | { type: 'type'; id: string; field: 'alternativeText' | 'caption'; text: string }
  | { type: 'remove'; id: string }
  | { type: 'queue' | 'finish' | 'cancel'; id: string }
  | { type: 'send'; id: string; progress: number }
  | { type: 'store'; id: string; fileId: number }
  | { type: 'fail' | 'refuse'; id: string; problem: string }

/** The rows after something happened. What has arrived in the gallery leaves the list when new files are chosen. */
export function uploadRows(rows: UploadRow[], action: UploadAction): UploadRow[] {
  if (action.type === 'choose') {
    return [...rows.filter(({ state }) => state !== 'done'), ...action.files.map(chosenRow)]
  }
  if (action.type === 'remove') return rows.filter(({ id }) => id !== action.id)
  return rows.map((row) => (row.id === action.id ? { ...row, ...change(action) } : row))
}

function chosenRow({ id, file }: { id: string; file: File }): UploadRow {
  const problem = imageProblem(file)
  const state = problem === undefined ? 'chosen' : 'refused'
  return { id, file, alternativeText: '', caption: '', state, progress: 0, problem }
}

function change(action: Exclude<UploadAction, { type: 'choose' | 'remove' }>): Partial<UploadRow> {
  switch (action.type) {
    case 'type':
      return { [action.field]: action.text }
    case 'queue':
      return { state: 'waiting', progress: 0, problem: undefined }
    case 'send':
      return { state: 'sending', progress: action.progress }
    case 'store':
      return { state: 'saving', progress: 1, fileId: action.fileId }
    case 'finish':
      return { state: 'done' }
    case 'cancel':
      return { state: 'cancelled', progress: 0 }
    case 'fail':
      return { state: 'failed', problem: action.problem }
    case 'refuse':
      return { state: 'refused', problem: action.problem }
  }
}

/** Whether the file waits for the person: it can be sent, for the first time or again. */
export const canBeSent = ({ state }: UploadRow) =>
  state === 'chosen' || state === 'failed' || state === 'cancelled'

/** Whether the file is on its way. */
export const isUnderWay = ({ state }: UploadRow) =>
  state === 'waiting' || state === 'sending' || state === 'saving'

/** What has become of all files together, in words; empty before anything was sent. */
export function summary(rows: UploadRow[]): string {
  const done = rows.filter(({ state }) => state === 'done').length
  if (rows.some(isUnderWay)) return 'Uploading...'
  if (rows.some(({ state }) => state === 'failed' || state === 'refused')) {
    return done > 0 ? `${String(done)} of ${String(rows.length)} images are in the gallery now.` : ''
  }
  if (done === 0) return ''
  return done === 1 ? 'Image uploaded successfully!' : `${String(done)} images uploaded successfully!`
}
