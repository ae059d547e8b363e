import type { Core, Modules } from '@strapi/strapi'
import { keptUntilChange } from '../content-version/kept'
import { kindOf } from '../documents/kinds'

export type Line = Modules.Documents.AnyDocument & { words: string | null }

const uid = 'api::research-line.research-line'

/** The research lines that have papers, because they have words, in the order of their page. */
export const linesWithWords: (strapi: Core.Strapi) => Promise<readonly Line[]> = keptUntilChange(
  [kindOf(uid)],
  async (strapi) =>
    (await strapi.db.query(uid).findMany({
      where: { words: { $notNull: true } },
      orderBy: [{ position: 'asc' }, { createdAt: 'asc' }],
    })) as Line[],
)
