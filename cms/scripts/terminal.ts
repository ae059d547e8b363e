import { createInterface, type Interface } from 'node:readline'

/** The terminal of the person who types; output is dropped while a password is typed. */
export class Terminal {
  private muted = false
  private readonly lines: Interface

  constructor() {
    this.lines = createInterface({ input: process.stdin, output: process.stdout, terminal: true })
    const shown = process.stdout.write.bind(process.stdout)
    Object.assign(this.lines, {
      _writeToOutput: (text: string) => {
        if (!this.muted) shown(text)
      },
    })
  }

  ask(question: string, secret: boolean): Promise<string> {
    process.stdout.write(question)
    this.muted = secret
    return new Promise((resolve) => {
      this.lines.question('', (answer) => {
        this.muted = false
        if (secret) process.stdout.write('\n')
        resolve(answer)
      })
    })
  }

  close(): void {
    this.lines.close()
  }
}
