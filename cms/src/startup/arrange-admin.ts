import type { Core } from '@strapi/strapi'
import { componentViews, typeViews, type TypeView } from './admin-layout-table'

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

/** Strapi's configuration of a type with our labels, columns and rows laid over it. */
function arrange(view: TypeView, { settings, metadatas, layouts }: Configuration): Configuration {
  const labelled = Object.entries(metadatas).map(([name, { edit, list }]): [string, Metadata] => {
    const field = view.fields[name]
    if (field === undefined) return [name, { edit, list }]
    const { label, hint = '', placeholder = '' } = field
    return [name, { edit: { ...edit, label, description: hint, placeholder }, list: { ...list, label } }]
  })
  const [sortBy, sortOrder] = view.sort ?? [view.mainField, 'ASC']
  return {
    settings: {
      ...settings,
      mainField: view.mainField,
      defaultSortBy: sortBy,
      defaultSortOrder: sortOrder,
      pageSize: 50,
    },
    metadatas: Object.fromEntries(labelled),
    layouts: {
      list: [...(view.list ?? layouts.list)],
      edit: view.form.map((row) => row.map((name) => ({ name, size: view.fields[name]?.size ?? 6 }))),
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
    ['content-types', typeViews],
    ['components', componentViews],
  ] as const

  for (const [name, views] of groups) {
    const service = contentManager.service<ConfigurationService>(name)
    for (const [uid, view] of Object.entries(views)) {
      if (arranged.has(uid)) continue
      await service.updateConfiguration({ uid }, arrange(view, await service.findConfiguration({ uid })))
      arranged.add(uid)
      await record.set({ value: [...arranged] })
    }
  }
}
