import type { ComponentProps } from 'react'
import type { ConfirmDialog } from '../ui/staff/confirm-dialog'
import { Lazy } from '../ui/feedback/lazy'
import { confirmDialog } from './staff'

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
