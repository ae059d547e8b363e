import { useLoaderData } from 'react-router-dom'
import { bannerOf } from '../../../content/banner'
import { imageSource } from '../../../content/media'
import { memberTitles } from '../../../content/member-titles'
import { pageQuery } from '../../../cms/page-query'
import { paths } from '../../../paths'
import { Page } from '../../../ui/page/page'
import { noThings } from '../../../ui/page/page-head'
import { Paragraphs } from '../../../ui/text/paragraphs'
import { useEditing } from '../../../session/use-editing'
import { Lazy, lazy } from '../../../ui/feedback/lazy'
import { MemberControls } from '../member-controls'
import { PersonFacts } from './person-facts'
import { PersonLayout } from './person-layout'
import { PersonPapers, shownPapers } from './person-papers'
import { personThing } from './person-json-ld'
import { PersonDocument } from '../queries.generated'
import { roleIn } from '../role'
import * as styles from './person-page.module.css'

const dialog = lazy(() => import('../staff/member-dialog'))

export const loader = pageQuery(PersonDocument, {
  variables: ({ slug = '' }) => ({ slug, papers: shownPapers }),
  exists: ({ memberBySlug }) => memberBySlug !== null,
  moved: ({ memberBySlug }, { slug }) =>
    memberBySlug && memberBySlug.slug !== slug ? paths.person(memberBySlug.slug) : undefined,
})

export function Component() {
  const { site, memberBySlug: member } = useLoaderData<typeof loader>()
  const { editing, edit, done } = useEditing(member?.documentId)
  if (!member) throw new Error('There is no such member.')
  const {
    slug,
    name,
    category,
    subcategory,
    description,
    image,
    link,
    links,
    orcid,
    publications,
    publicationCount,
  } = member
  const role = subcategory && roleIn(subcategory)
  const picture = image ? imageSource(image) : undefined
  return (
    <Page
      title={name}
      description={[name, role, site?.groupName, site?.institution].filter(Boolean).join(', ')}
      banner={bannerOf(site)}
      picture={picture}
      kind="profile"
      above={[
        { name: 'Meet the team', path: paths.team },
        { name: memberTitles[category], path: paths.members(category) },
      ]}
      things={
        import.meta.env.SSR
          ? (origin) => [
              personThing(
                origin,
                {
                  name,
                  path: paths.person(slug),
                  // What somebody was called here is not what an alumnus does now.
                  jobTitle: category === 'pastGroupMembers' ? null : role,
                  description,
                  image: picture?.src,
                  orcid,
                  links: [...(link ? [link] : []), ...(links ?? []).map(({ url }) => url)],
                  category,
                },
                site,
              ),
            ]
          : noThings
      }
    >
      <PersonLayout
        name={name}
        facts={
          <>
            <PersonFacts member={member} />
            <div>
              <MemberControls member={member} leaveTo={paths.members(category)} onEdit={edit} />
            </div>
          </>
        }
      >
        {description && (
          <div className={styles['description']}>
            <Paragraphs>{description}</Paragraphs>
          </div>
        )}
        <PersonPapers slug={slug} papers={publications} count={publicationCount} />
      </PersonLayout>
      {editing && (
        <Lazy part={dialog} onMissing={done}>
          {({ MemberDialog }) => <MemberDialog member={member} onClose={done} />}
        </Lazy>
      )}
    </Page>
  )
}
