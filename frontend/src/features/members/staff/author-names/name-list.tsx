import { useRef, useState } from 'react'
import { paths } from '../../../../paths'
import { useProtect } from '../../../../session/staff'
import { useRefresh } from '../../../../session/use-refresh'
import { Cancelled } from '../../../../ui/feedback/cancelled'
import { useTell } from '../../../../ui/feedback/notices'
import { ConflictError, SaveError } from '../../../../ui/feedback/save-error'
import { AmbiguousName } from './ambiguous-name'
import { confirm } from './confirm'
import * as styles from './name-list.module.css'
import type { AmbiguousNameFragment, CandidateFragment } from './queries.generated'
import { reasonOf } from '../../../../ui/feedback/reason-of'

/**
 * The names of authors that several people of the group can have, and the question who each of them is.
 *
 * @param props.leader the name of the group's leader, without title
 * @param props.reload asks anew which names there are
 */
export function NameList({
  names,
  leader,
  reload,
}: {
  names: AmbiguousNameFragment[]
  leader: string | undefined
  reload: () => Promise<void>
}) {
  const protect = useProtect()
  const tell = useTell()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const top = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const attempt = async (action: () => Promise<void>, failure: string) => {
    setBusy(true)
    try {
      await protect(action)
    } catch (error) {
      if (error instanceof Cancelled) return
      tell({ kind: 'failed', text: `${failure} ${whyNot(error)}` })
      if (!(error instanceof SaveError)) console.error(error)
      if (error instanceof ConflictError) await reload()
    } finally {
      setBusy(false)
    }
  }

  const takeBack = (name: string, member: CandidateFragment, undo: () => Promise<void>) =>
    attempt(async () => {
      // The notice has gone with its button.
      top.current?.focus({ preventScroll: true })
      await undo()
      await Promise.all([reload(), refresh()])
      tell({ kind: 'done', text: `${name} is no alias of ${member.name} any more.` })
    }, `The alias of ${member.name} could not be taken away.`)

  const choose = (name: string, member: CandidateFragment) =>
    attempt(async () => {
      const undo = await confirm(name, member)
      // The button that was pressed goes with its name: the next name is what is done next.
      const at = names.findIndex((one) => one.name === name)
      const next = list.current?.children[at + 1]?.querySelector('h2') ?? top.current
      next?.focus({ preventScroll: next === top.current })
      await Promise.all([reload(), refresh()])
      tell({
        kind: 'done',
        text: `${name} is ${member.name} from now on.`,
        link: { label: 'Publications', to: paths.person(member.slug) },
        action: { label: 'Undo', run: () => void takeBack(name, member, undo) },
      })
    }, `${name} could not be made an alias of ${member.name}.`)

  return (
    <>
      <p ref={top} tabIndex={-1} className={styles['about']}>
        {names.length === 0
          ? 'Every author’s name is clear: none can be two people of the group, or somebody else than the one it fits.'
          : 'Each of these names can be several people of the group, or has only initials on papers of other years or other co-authors, so there it leads to nobody’s page yet. Say who it is, and it becomes an alias of that person. If it stands for different people, write it in full in their publications instead.'}
      </p>
      <ul ref={list} className={styles['names']}>
        {names.map((ambiguous) => (
          <AmbiguousName
            key={ambiguous.name}
            ambiguous={ambiguous}
            leader={leader}
            busy={busy}
            onChoose={(member) => {
              void choose(ambiguous.name, member)
            }}
          />
        ))}
      </ul>
    </>
  )
}

const whyNot = (error: unknown): string => {
  if (error instanceof ConflictError) return 'Somebody has changed this member in the meantime; choose again.'
  return reasonOf(error)
}
