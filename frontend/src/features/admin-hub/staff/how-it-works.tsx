import * as styles from './page.module.css'

/** What staff cannot see by looking, each in a line. */
const ways = [
  [
    'Editing',
    'What a page shows is edited on that page: by the controls beside it, or by Edit in the bar below. What is saved is on the site at once.',
  ],
  [
    'Not yet',
    'An entry can be a draft, or be visible from a set time until another. Its private address shows it to whoever you give that to.',
  ],
  [
    'Unfinished',
    'What you type waits in this browser until you save it or cancel, also when the window is closed. Pictures and PDFs that you chose do not.',
  ],
  [
    'Keys',
    'Ctrl+Enter saves from any field. In a list that has an order, Ctrl with an arrow moves an entry by one place, with Home or End to the first or last. Ctrl+Z takes a deletion back as long as its notice is there. On a Mac it is ⌘.',
  ],
  [
    'Mistakes',
    'What is deleted is in the trash for 30 days. The history has every change, and takes each back.',
  ],
  [
    'Two at once',
    'When somebody else has changed the same, nothing is overwritten: you are shown both and choose.',
  ],
  [
    'Reports',
    'Publications of some years, a type or a member are a numbered list in APA, Vancouver or IEEE style, to copy or for Word: “As a reference list” on the page of publications.',
  ],
  [
    'Pictures',
    'JPG, PNG, GIF or WebP, up to 20 MB each. The site makes the smaller copies for telephones itself.',
  ],
] as const

/** For whoever edits here for the first time. */
export const HowItWorks = () => (
  <details className={styles['safety']}>
    <summary>How editing works</summary>
    <dl className={styles['ways']}>
      {ways.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </details>
)
