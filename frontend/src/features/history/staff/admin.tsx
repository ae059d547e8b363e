import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageQuery } from '../../../cms/page-query'
import { StaffPage } from '../../../session/guard/staff-page'
import { StaffData } from '../../../staff/staff-data'
import { ChangeList } from './change-list'
import { loadChanges } from './load-changes'
import { AddHistoryDocument } from './queries.generated'
import { wantedIn } from './wanted-changes'
import { WantedForm } from './wanted-form'

export const loader = pageQuery(AddHistoryDocument)

export const Component = () => (
  <StaffPage title="History">
    <History />
  </StaffPage>
)

/** The address names which changes are wanted, so that the history of one thing can be linked to. */
function History() {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const load = useCallback(() => loadChanges(wantedIn(new URLSearchParams(address))), [address])
  const wanted = wantedIn(search)
  return (
    <>
      <WantedForm key={`form ${address}`} wanted={wanted} onWanted={setSearch} />
      <StaffData key={address} load={load}>
        {(newest) => <ChangeList wanted={wanted} newest={newest} />}
      </StaffData>
    </>
  )
}
