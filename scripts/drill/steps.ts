/** How a part of the drill tells what it does. */
export interface Steps {
  /** Does a step, and counts what it has lost. */
  step: (what: string, work: () => Promise<number>) => Promise<void>
  /** Says more of the step that is under way. */
  note: (words: string) => void
  /** Says each of what was lost. @returns how many there are */
  noteAll: (lost: readonly string[]) => number
}
