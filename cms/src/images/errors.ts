/** More uploads wait than can be served in time. */
export class Busy extends Error {
  constructor() {
    super('Too many images wait')
  }
}

/** The task failed: mostly because the image cannot be read. */
export class Failed extends Error {}

/** The process ended over an image, or did not come to an end with it. */
export class Unfinished extends Error {}

/** The work was stopped for another reason, and may be done again. */
export class Interrupted extends Unfinished {
  constructor() {
    super('The work on the image was interrupted')
  }
}
