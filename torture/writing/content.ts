import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { inRoot } from '../../scripts/root.ts'
import type { Examples, Operation } from '../hostile/hostile-variables.ts'
import type { Random } from '../run/random.ts'
import { picture } from '../site/seed.ts'
import type { Reply, Staff } from '../site/staff.ts'

export const readSchema = (): GraphQLSchema => buildSchema(readFileSync(inRoot('cms/schema.graphql'), 'utf8'))

/** Everything that the site can ask the CMS. */
export const readOperations = (): [name: string, operation: Operation][] =>
  Object.entries(
    JSON.parse(readFileSync(inRoot('frontend/server/cms/operations.generated.json'), 'utf8')) as Record<
      string,
      Operation
    >,
  )

/** The types of which there are many, as the operations name them. */
const types = ['Event', 'Facility', 'GalleryImage', 'Member', 'Publication', 'Update']

/** Good values for the fields of all types. @param image the id of a stored file */
const goodFields = (image: unknown): Examples => ({
  title: 'A title',
  name: 'A name',
  description: 'A description',
  date: '2024-02-29',
  journal: 'A journal',
  year: 2024,
  authors: [{ name: 'A. Name' }],
  aliases: [{ name: 'B. Name' }],
  link: 'https://example.org/',
  image,
  caption: 'A caption',
  groupName: 'A group',
  postalAddress: 'A street',
  leader: {
    name: 'A leader',
    slug: 'a-leader',
    links: [{ label: 'A link', url: 'https://example.org/' }],
    aliases: [{ name: 'C. Name' }],
  },
  banners: [{ page: 'news', image }],
  homePhotos: [image],
  newsImages: [image],
})

/** A document of each type to be changed, and what is needed to make and to change one. */
export class Content {
  private readonly fields: Examples
  private readonly documents: ReadonlyMap<string, string>
  private readonly file: unknown

  private constructor(file: unknown, documents: ReadonlyMap<string, string>) {
    this.fields = goodFields(file)
    this.documents = documents
    this.file = file
  }

  /** @throws Error when the site does not take good content */
  static async make(staff: Staff, random: Random): Promise<Content> {
    const file = await uploadPicture(staff)
    const fields = goodFields(file)
    const documents = new Map<string, string>()
    const own: Record<string, string[]> = {
      Event: ['title', 'description', 'date'],
      Facility: ['name', 'image'],
      GalleryImage: ['image', 'caption'],
      Member: ['name'],
      Publication: ['title', 'journal', 'year', 'authors'],
      Update: ['title'],
    }
    for (const type of types) {
      const data: Record<string, unknown> = Object.fromEntries(
        own[type]?.map((name) => [name, fields[name]]) ?? [],
      )
      if (type === 'Event') data['event_type'] = 'icube'
      if (type === 'Member') data['category'] = 'presentGroupMembers'
      if (type === 'Update') data['key'] = random.uuid()
      const documentId = madeBy(await staff.operate(`Create${type}`, { data }, random.uuid()))
      if (documentId === undefined) throw new Error(`A good ${type} could not be made.`)
      documents.set(type, documentId)
    }
    return new Content(file, documents)
  }

  /** Good values for an operation. */
  examplesFor(operation: string, random: Random): Examples {
    const [, type = ''] = /^(?:Update|Delete|Edit)(.*)$/.exec(operation) ?? []
    return {
      ...this.fields,
      key: random.uuid(),
      documentId: this.documents.get(type) ?? 'none',
      documentIds: [this.documents.get('GalleryImage')],
      id: operation === 'DescribeFile' ? this.file : 'none',
      importId: random.uuid(),
      // An import names no stored publication, or it would change that.
      ...(operation === 'ImportPublications' && {
        entries: [{ data: { title: 'A title', journal: 'A journal' } }],
      }),
      text: '@article{key, title={A title}, journal={A journal}, year={2024}}',
      start: 0,
      limit: 10,
      filter: {},
      everything: true,
      slug: 'none',
      type: 'icube',
      category: 'presentGroupMembers',
    }
  }
}

/** The type of content that an operation makes one of, if it does. */
export const typeMadeBy = (operation: string): string | undefined =>
  types.find((type) => operation === `Create${type}`)

/** The documentId of what a creation has made. */
export function madeBy(reply: Reply): string | undefined {
  if (reply.is !== 'done') return undefined
  const [made] = Object.values(reply.data)
  return typeof made === 'object' &&
    made !== null &&
    'documentId' in made &&
    typeof made.documentId === 'string'
    ? made.documentId
    : undefined
}

async function uploadPicture(staff: Staff): Promise<unknown> {
  const form = new FormData()
  form.append('section', 'Gallery')
  const content = await picture(60, 40).png().toBuffer()
  form.append('files', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'good.png')
  const reply = await staff.upload(form)
  if (reply.is !== 'done') throw new Error(`A good picture was not taken: ${reply.message}`)
  return reply.data['id']
}
