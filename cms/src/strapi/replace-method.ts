/**
 * Puts another function in the place of a method of Strapi, or of a package that Strapi brings.
 * @param words what `owner` is, for the log
 * @param make is given the method as it was
 * @throws Error when there is no such method: with another version the change would be without effect, and the site would
 *   lose in silence what it is for. It must not start then.
 */
export function replaceMethod<Owner extends object, Name extends keyof Owner & string>(
  owner: Owner,
  words: string,
  name: Name,
  make: (before: Owner[Name]) => Owner[Name],
): void {
  const method = owner[name]
  if (typeof method !== 'function') {
    throw new Error(
      `${words} has no method ${name} any more, which src/strapi changes. Install the versions that cms/package-lock.json names: npm ci`,
    )
  }
  owner[name] = make(method.bind(owner) as Owner[Name])
}

/** Puts other functions in the place of several methods, see {@link replaceMethod}; `undefined` takes one away. */
export function replaceMethods(owner: Record<string, unknown>, words: string, methods: object): void {
  for (const [name, method] of Object.entries(methods))
    replaceMethod(owner, words, name, () => method as unknown)
}
