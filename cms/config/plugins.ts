import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { environment } from '../src/environment/environment'
import { pdfMime } from '../src/files/pdf'
import { largestFile } from '../src/images/limits'
import { startWithoutSharp } from '../src/strapi/without-sharp'
import { makeFormatError } from '../src/graphql/format-error'
import { limits } from '../src/graphql/measure-query'

const { production, secrets } = environment()

startWithoutSharp()

/** Media files never change under their address. */
const year = 365 * 24 * 60 * 60 * 1000

export default () => ({
  'users-permissions': {
    config: {
      jwtSecret: secrets.jwt,
      // Nobody signs in through this plugin; it only carries the roles of the content API.
      register: { allowedFields: [] },
    },
  },
  upload: {
    config: {
      provider: 'local',
      providerOptions: { localServer: { maxage: year, immutable: true } },
      sizeLimit: largestFile,
      // A second check of what the bytes say, by Strapi itself, before ours.
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', pdfMime] },
    },
  },
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      // Long lists are shown page by page; the longest that is asked for whole is the gallery, by who puts it in order.
      defaultLimit: 100,
      maxLimit: 2500,
      depthLimit: 8,
      generateArtifacts: false,
      landingPage: () => ApolloServerPluginLandingPageDisabled(),
      apolloServer: {
        cors: false,
        introspection: !production,
        parseOptions: { maxTokens: limits.tokens },
        persistedQueries: false,
        // Nobody reads what Apollo would otherwise find out about every field for its Cache-Control.
        plugins: [ApolloServerPluginCacheControlDisabled()],
        hideSchemaDetailsFromClientErrors: production,
        includeStacktraceInErrorResponses: false,
        formatError: makeFormatError({ log: (text) => strapi.log.error(text) }),
      },
    },
  },
})
