import { use, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Choice } from '../../../../ui/form/fields/choice'
import { PageFrameContext } from '../../../../ui/page/page-frame'
import { showAccent } from '../../../../ui/theme/accent'
import { accentNames, accents } from '../site/accents'
import * as styles from './accent-field.module.css'

/** The accent colour. The page has the chosen one at once, to be looked at; visitors get it when the form is saved. */
export function AccentField() {
  const chosen = useWatch<{ accent: string }>({ name: 'accent' })
  const { accent: stored } = use(PageFrameContext)
  useEffect(() => {
    showAccent(chosen)
    return () => {
      showAccent(stored)
    }
  }, [chosen, stored])
  return (
    <Choice
      name="accent"
      label="Accent colour"
      options={accents.map((value) => ({
        value,
        label: (
          <>
            <span className={styles['swatch']} data-accent={value} /> {accentNames[value]}
          </>
        ),
      }))}
    />
  )
}
