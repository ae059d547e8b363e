import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { sections, type Section } from '../rules/sections'
import { otherSection, sectionNamed } from './sections'

const folderUid = 'plugin::upload.folder'

interface Folder {
  id: number
  name: string
  path: string
  pathId: number
}

interface FolderService {
  create(folder: { name: string; parent: null }): Promise<Folder>
}

const topFolder = (strapi: Core.Strapi, name: Section): Promise<Folder | null> =>
  strapi.db.query(folderUid).findOne({ where: { name, parent: null } })

/** Makes sure that the media library has a folder for each section. */
export async function ensureMediaFolders(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('upload').service<FolderService>('folder')
  for (const name of sections) {
    if ((await topFolder(strapi, name)) === null) await service.create({ name, parent: null })
  }
}

/** The number of a section's folder, which somebody may have renamed or moved in the admin: then it gets a new one. */
export async function folderOf(strapi: Core.Strapi, section: Section): Promise<number> {
  let folder = await topFolder(strapi, section)
  if (folder === null) {
    await ensureMediaFolders(strapi)
    folder = await topFolder(strapi, section)
  }
  if (folder === null) throw new Error(`The media library has no folder ${section}, and it cannot be made`)
  return folder.id
}

/** The section whose top folder holds this folder, at any depth. */
export async function sectionOf(strapi: Core.Strapi, folder: number | null | undefined): Promise<Section> {
  if (folder === null || folder === undefined) return otherSection
  const query = strapi.db.query(folderUid)
  const found = (await query.findOne({ where: { id: folder } })) as Folder | null
  // A folder's path lists the numbers of the folders above it and its own: /1/4
  const top = Number(found?.path.split('/')[1])
  const topmost = Number.isInteger(top)
    ? ((await query.findOne({ where: { pathId: top } })) as Folder | null)
    : null
  return sectionNamed(topmost?.name) ?? otherSection
}

const groupToBe = new AsyncLocalStorage<string>()

/** Stores the files of `work` for a group whose site is not saved yet. */
export const forGroup = <T>(name: string, work: () => Promise<T>): Promise<T> => groupToBe.run(name, work)

/** The name of the group as it stands on the site, for the folders on disk. */
export async function groupName(strapi: Core.Strapi): Promise<string | undefined> {
  const site = (await strapi.db.query('api::site.site').findOne({ select: ['groupName'] })) as {
    groupName?: string
  } | null
  return site?.groupName ?? groupToBe.getStore()
}
