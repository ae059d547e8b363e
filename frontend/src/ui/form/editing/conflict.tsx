import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../control/button'
import * as styles from './conflict.module.css'
import { wordChanges, type Piece } from '../../staff/word-changes'
import type { Difference } from './difference'

/**
 * Shows what somebody else has saved meanwhile beside one's own text, and lets the person decide.
 *
 * @param props.differences the fields that the person has changed
 * @param props.onKeepOwn told the fields of which the newer version is taken all the same
 */
export function Conflict({
  differences,
  onTakeNewer,
  onKeepOwn,
}: {
  differences: Difference[]
  onTakeNewer: () => void
  onKeepOwn: (except: string[]) => void
}) {
  const [newer, setNewer] = useState<string[]>([])
  const choice = useId()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It may stand far above the button that was pressed, or below what is seen.
    question.current?.focus()
  }, [])
  const isChoice = differences.length > 1
  return (
    <section className={styles['conflict']} role="alert">
      <h3 ref={question} tabIndex={-1}>
        Somebody saved a newer version meanwhile
      </h3>
      <p>
        Nothing was overwritten. Choose which text to keep in the fields that you changed; the others take the
        newer version.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Newer version</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {marked(differences).map(({ name, field, own, newer: theirs }) => (
            <tr key={name}>
              <th scope="row">{field}</th>
              {[
                { text: theirs, isNewer: true, version: 'Newer version' },
                { text: own, isNewer: false, version: 'Yours' },
              ].map(({ text, isNewer, version }) => (
                <td key={version} data-version={version}>
                  {isChoice ? (
                    <label>
                      <input
                        type="radio"
                        name={`${choice} ${name}`}
                        checked={newer.includes(name) === isNewer}
                        onChange={() => {
                          setNewer((all) => (isNewer ? [...all, name] : all.filter((one) => one !== name)))
                        }}
                      />{' '}
                      {text}
                    </label>
                  ) : (
                    text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['actions']}>
        <Button onClick={onTakeNewer}>Take the newer text</Button>
        <Button
          kind="main"
          onClick={() => {
            onKeepOwn(newer)
          }}
        >
          {newer.length === 0 ? 'Keep my text' : 'Keep what is chosen'}
        </Button>
      </div>
    </section>
  )
}

/** The differences with the words marked that only one side has. */
const marked = (differences: Difference[]) =>
  differences.map(({ name, field, own, newer }) => {
    const pieces = wordChanges(newer, own)
    return { name, field, own: side(pieces, 'added'), newer: side(pieces, 'removed') }
  })

/** What one side says. @param kind what only this side has */
const side = (pieces: Piece[], kind: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind === 'same' || piece.kind === kind)
    .map(({ text, kind: of }, index) =>
      of === 'same' ? <Fragment key={index}>{text}</Fragment> : <mark key={index}>{text}</mark>,
    )
