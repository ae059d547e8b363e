import { useState } from 'react'
import { askAnew } from '../../cms/apollo/apollo-browser'
import type { ContentKind } from '../../content/noun'
import { paths } from '../../paths'
import { useProtect } from '../../session/staff'
import { Button } from '../../ui/control/button'
import { CopyButton } from '../../ui/control/copy-button'
import { Cancelled } from '../../ui/feedback/cancelled'
import { useTell } from '../../ui/feedback/notices'
import { reasonOf } from '../../ui/feedback/reason-of'
import { longMoment } from '../../ui/staff/typed-date'
import { StaffPreviewTokenDocument } from './queries.generated'
import * as styles from './schedule.module.css'

/**
 * Makes a private address that shows somebody without the password what visitors do not get yet.
 *
 * @param props.what the thing in words: "Open day"
 */
export function PreviewControl({
  kind,
  documentId,
  what,
}: {
  kind: ContentKind
  documentId: string
  what: string
}) {
  const protect = useProtect()
  const tell = useTell()
  const [made, setMade] = useState<{ token: string; until: string }>()
  const make = async () => {
    try {
      const { previewToken } = await protect(() =>
        askAnew(StaffPreviewTokenDocument, { type: kind, documentId }),
      )
      setMade(previewToken)
    } catch (error) {
      if (!(error instanceof Cancelled))
        tell({ kind: 'failed', text: `${what} has no private address. ${reasonOf(error)}` })
    }
  }
  return (
    <>
      <Button aria-label={`Share ${what}`} onClick={() => void make()}>
        Share
      </Button>
      {/* There before its text, so that the text is told. */}
      <div role="status" className={styles['address']}>
        {made && (
          <>
            {/* A page without the staff's bar, so in a window of its own. */}
            <a href={paths.preview(made.token)} target="_blank" rel="noreferrer">
              Private address
            </a>{' '}
            <CopyButton
              what={`the private address of ${what}`}
              read={() => ({ text: location.origin + paths.preview(made.token) })}
            />
            <p className={styles['when']}>
              Whoever has it sees this, as it is then, without the password, until it is published or the
              password is changed, and until {longMoment(made.until)} at the longest.
            </p>
          </>
        )}
      </div>
    </>
  )
}
