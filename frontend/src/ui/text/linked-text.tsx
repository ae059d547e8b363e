import { Fragment } from 'react'
import { addressPieces } from './addresses'
import { ScientificText } from './scientific-text'
import * as styles from './linked-text.module.css'

/** A text as scientists write it (`scientific-text.tsx`), with the links in it (`addresses.ts`). */
export const LinkedText = ({ children }: { children: string }) =>
  addressPieces(children).map(({ text, address }, index) =>
    address === undefined ? (
      <Fragment key={index}>
        <ScientificText>{text}</ScientificText>
      </Fragment>
    ) : (
      <a
        key={index}
        href={address}
        rel={address.startsWith('/') ? undefined : 'external noopener'}
        className={styles['address']}
      >
        <ScientificText>{text}</ScientificText>
      </a>
    ),
  )
