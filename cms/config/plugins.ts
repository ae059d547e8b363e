import { environment } from '../src/environment'

const { secrets } = environment()

export default () => ({
  'users-permissions': {
    config: {
      jwtSecret: secrets.jwt,
      // Nobody signs in through this plugin; it only carries the roles of the content API.
      allowedFields: [],
      register: { allowedFields: [] },
    },
  },
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      // A page lists whole collections, at most 500 entries of one type.
      defaultLimit: 100,
      maxLimit: 500,
      depthLimit: 8,
      generateArtifacts: false,
    },
  },
})
