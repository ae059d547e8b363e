import type { Core } from '@strapi/strapi'
import type { Noun } from '../rules/noun'
import { nouns } from '../documents/nouns'
import { partsOf } from '../rules/parts'
import type { Attribute, Part } from '../rules/rules'

interface Metadata {
  edit: Record<string, unknown>
  list: Record<string, unknown>
}

interface Configuration {
  settings: Record<string, unknown>
  metadatas: Record<string, Metadata>
  layouts: { list: string[]; edit: { name: string; size: number }[][] }
}

interface ConfigurationService {
  findConfiguration(model: { uid: string }): Promise<Configuration>
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>
}

type View = Pick<Part & Noun, 'attributes' | 'named' | 'form' | 'list'>

/** A row has 12 columns. */
const sizeIn = (row: readonly string[], attribute: Attribute | undefined): number =>
  attribute?.size ?? 12 / row.length

/** Strapi's configuration of a type with our labels, columns and rows laid over it. */
function arrange(view: View, { settings, metadatas, layouts }: Configuration): Configuration {
  const labelled = Object.entries(metadatas).map(([name, { edit, list }]): [string, Metadata] => {
    const attribute = view.attributes[name]
    if (attribute === undefined) return [name, { edit, list }]
    const { rule, label = rule.label, hint = '', placeholder = '' } = attribute
    return [name, { edit: { ...edit, label, description: hint, placeholder }, list: { ...list, label } }]
  })
  const [mainField] = view.named
  const [sortBy, sortOrder] = view.list?.sort ?? [mainField, 'ASC']
  return {
    settings: {
      ...settings,
      mainField,
      defaultSortBy: sortBy,
      defaultSortOrder: sortOrder,
      pageSize: 50,
    },
    metadatas: Object.fromEntries(labelled),
    layouts: {
      list: [...(view.list?.columns ?? layouts.list)],
      edit: view.form.map((row) => row.map((name) => ({ name, size: sizeIn(row, view.attributes[name]) }))),
    },
  }
}

/**
 * Arranges Strapi's admin for the people who edit there. Each type is arranged once in the life of a database:
 * what somebody changes afterwards under “Configure the view” stays.
 */
export async function arrangeAdmin(strapi: Core.Strapi): Promise<void> {
  const record = strapi.store({ type: 'core', name: 'admin-layout', key: 'arranged' })
  const arranged = new Set(((await record.get({})) as string[] | null | undefined) ?? [])
  const contentManager = strapi.plugin('content-manager')
  const groups = [
    ['content-types', nouns],
    ['components', new Map(partsOf([...nouns.values()]).map((part) => [part.uid, part]))],
  ] as const

  for (const [name, views] of groups) {
    const service = contentManager.service<ConfigurationService>(name)
    for (const [uid, view] of views) {
      if (arranged.has(uid)) continue
      await service.updateConfiguration({ uid }, arrange(view, await service.findConfiguration({ uid })))
      arranged.add(uid)
      await record.set({ value: [...arranged] })
    }
  }
}
