export default {
  rest: {
    defaultLimit: 100,
    maxLimit: 500,
    withCount: true,
    // An unknown query parameter is an error instead of being passed down to the database.
    strictParams: true,
  },
  documents: { strictParams: true },
}
