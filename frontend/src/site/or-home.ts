import { data } from 'react-router-dom'
import { NotFound, type LoaderArguments, type PageLoader } from '../cms/page-query'

/**
 * A loader for addresses that may name nothing: the 404 then carries what the home page shows, so that the error page
 * can show it (an unknown address shows the home page, with status 404).
 */
export function orHome(
  loader: PageLoader<unknown>,
  home: () => Promise<PageLoader<unknown>>,
): PageLoader<unknown> {
  const loadOrHome = async (args: LoaderArguments): Promise<unknown> => {
    try {
      return await loader(args)
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
      const loadHome = await home()
      // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to leave with a status
      throw data(await loadHome(args), { status: 404 })
    }
  }
  return Object.assign(loadOrHome, { query: loader.query })
}
