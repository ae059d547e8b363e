import { temporaryDirectory } from '../src/environment/data-directory'
import { largestFile } from '../src/images/limits'
import { removeWhenClosed } from '../src/strapi/form-files'

export default [
  'global::request-id',
  'global::ready',
  'strapi::logger',
  'strapi::errors',
  'global::database-faults',
  'strapi::security',
  // Strapi insists on this one; an empty list lets no other origin read an answer.
  { name: 'strapi::cors', config: { origin: [] } },
  'global::address-guard',
  'global::graphql-guard',
  'global::multipart-guard',
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '1mb',
      formLimit: '100kb',
      textLimit: '100kb',
      formidable: {
        maxFileSize: largestFile,
        uploadDir: temporaryDirectory(),
        // Strapi removes temporary files of this field only; those of other fields are never written.
        filter: ({ name }: { name?: string }) => name === 'files',
        onFileBegin: (_: string, file: Parameters<typeof removeWhenClosed>[0]) => {
          removeWhenClosed(file)
        },
      },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'global::stored-files',
  'strapi::public',
  'global::tell-content-version',
  'global::answer-when-visible',
]
