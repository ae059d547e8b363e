/** What Vite makes of files that are no scripts. Not `vite/client`, which knows the classes of a sheet as one object only. */

// Each class by itself (`import * as styles`), so that a build writes its name where it is used.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css' {}

declare module '*?url' {
  const address: string
  export default address
}
