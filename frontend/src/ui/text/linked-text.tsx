import { Fragment, type ReactNode } from 'react'
import { addressPieces } from './addresses'
import { emphasisPieces } from './markdown'
import { ScientificText } from './scientific-text'
import * as styles from './linked-text.module.css'

/**
 * A text as scientists write it (`scientific-text.tsx`), with the links (`addresses.ts`) and the bold and italic words
 * (`markdown.ts`) in it.
 */
export const LinkedText = ({ children }: { children: string }) => emphasised(children, linked)

/** @param set how the words of each piece are set */
const emphasised = (text: string, set: (words: string) => ReactNode): ReactNode[] =>
  emphasisPieces(text).map(({ text: words, emphasis: Emphasis }, index) =>
    Emphasis === 'none' ? (
      <Fragment key={index}>{set(words)}</Fragment>
    ) : (
      <Emphasis key={index}>{set(words)}</Emphasis>
    ),
  )

const scientific = (text: string) => <ScientificText>{text}</ScientificText>

const linked = (text: string): ReactNode =>
  addressPieces(text).map(({ text: words, address }, index) =>
    address === undefined ? (
      <Fragment key={index}>{scientific(words)}</Fragment>
    ) : (
      <a
        key={index}
        href={address}
        rel={address.startsWith('/') ? undefined : 'external noopener'}
        className={styles['address']}
      >
        {emphasised(words, scientific)}
      </a>
    ),
  )
