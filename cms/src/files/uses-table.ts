/** Strapi's table that joins files and what shows them, documents and components alike. */
export const usesTable = 'files_related_mph'
