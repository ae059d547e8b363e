import type { DocumentNode } from '@apollo/client'

interface FirstAnswer {
  document: DocumentNode
  variables: Record<string, unknown>
  answer: unknown
}

let kept: FirstAnswer[] = []

/** Keeps what came with the page's HTML until Apollo is fetched. */
export function keepFirstAnswers(answers: FirstAnswer[]): void {
  kept = answers
}

export const firstAnswers = (): FirstAnswer[] => kept
