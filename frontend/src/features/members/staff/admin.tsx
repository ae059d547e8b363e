import { useId, useState } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { memberTitles } from '../../../content/member-titles'
import { pageQuery } from '../../../cms/page-query'
import { memberCategories, paths, type MemberCategory } from '../../../paths'
import { StaffPage } from '../../../session/guard/staff-page'
import { useWantedDraft } from '../../../session/use-editing'
import { Button } from '../../../ui/control/button'
import { Icon } from '../../../ui/control/icon'
import { MemberDialog } from './member-dialog'
import { MemberGroups } from '../member-groups'
import { AddMembersDocument } from './queries.generated'
import * as styles from './admin.module.css'

export const loader = pageQuery(AddMembersDocument)

export function Component() {
  const { site, members } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  // Whoever comes from the page of a category adds somebody to it.
  const asked = memberCategories.find((known) => known === search.get('category'))
  const [category, setCategory] = useState<MemberCategory>(asked ?? memberCategories[0])
  const [adding, setAdding] = useState(asked !== undefined)
  const [added, setAdded] = useState<string>()
  useWantedDraft((draft) => {
    if (draft === 'member') setAdding(true)
  })
  const selector = useId()
  return (
    <StaffPage title="Manage Members">
      <div className={styles['tools']}>
        <div>
          <label htmlFor={selector} className={styles['label']}>
            Category
          </label>
          <select
            id={selector}
            className={styles['selector']}
            value={category}
            onChange={({ target }) => {
              setCategory(memberCategories.find((known) => known === target.value) ?? category)
            }}
          >
            {memberCategories.map((known) => (
              <option key={known} value={known}>
                {memberTitles[known]}
              </option>
            ))}
          </select>
        </div>
        <Button
          kind="main"
          onClick={() => {
            setAdding(true)
          }}
        >
          <Icon name="plus" size={18} />
          Add Member
        </Button>
      </div>
      <p className={styles['elsewhere']}>
        Names in publications that several members can have wait under{' '}
        <Link to={paths.addAuthorNames}>Author names</Link>.
      </p>
      <MemberGroups
        members={members.filter((member) => member.category === category)}
        order={site?.subcategoryOrder}
      />
      {adding && (
        <MemberDialog
          member={members.find(({ documentId }) => documentId === added)}
          category={category}
          onSaved={setCategory}
          onAdded={setAdded}
          onClose={() => {
            setAdding(false)
            setAdded(undefined)
          }}
        />
      )}
    </StaffPage>
  )
}
