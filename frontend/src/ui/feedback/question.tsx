import type { ComponentProps } from 'react'
import type { ConfirmDialog } from '../staff/confirm-dialog'
import { Lazy, lazy } from './lazy'

/** Fetched ahead for whoever works here. */
export const confirmDialog = lazy(() => import('../staff/confirm-dialog'))

/** The dialog that asks before something is taken away. Where it cannot be loaded a notice says so, and the answer is no. */
export const Question = (props: ComponentProps<typeof ConfirmDialog>) => (
  <Lazy
    part={confirmDialog}
    onMissing={() => {
      props.onAnswer(false)
    }}
  >
    {({ ConfirmDialog }) => <ConfirmDialog {...props} />}
  </Lazy>
)
