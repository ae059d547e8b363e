import type { FrameFragment } from '../../content/site.generated'
import type { ImageSource } from '../../ui/page/image'
import { EditPart } from '../../session/edit-part'
import { Nothing } from '../../session/nothing'
import { paths } from '../../paths'
import { Page } from '../../ui/page/page'
import { Paragraphs } from '../../ui/text/paragraphs'
import * as styles from './titled-text.module.css'

/**
 * A page of which the site settings hold the text. While they hold none, search engines need not keep it.
 *
 * @param props.field the field of the settings that holds it
 */
export const TitledText = ({
  title,
  field,
  text,
  site,
  banner,
}: {
  title: string
  field: 'moreText' | 'profileText' | 'privacy' | 'accessibility'
  text: string | null | undefined
  site: Pick<FrameFragment, 'groupName'> | null
  banner?: ImageSource | undefined
}) => (
  <Page
    title={title}
    description={`${title} – ${site?.groupName ?? 'research group'}`}
    banner={banner}
    index={Boolean(text)}
  >
    <EditPart part="texts" field={field} what={title} />
    {text ? (
      <div className={styles['text']}>
        <Paragraphs>{text}</Paragraphs>
      </div>
    ) : (
      <Nothing add={`${paths.addSettings}#texts`} label="Write its text">
        This page has no text yet
      </Nothing>
    )}
  </Page>
)
