import { createContext } from 'react'
import type { ImageSource } from './image'

/** What every page takes from the site around it. */
export interface PageFrame {
  /** The site's public origin, for the absolute addresses that canonical links and Open Graph need. */
  origin: string
  groupName: string
  /** The end of the address of the leader's page. */
  leader: string | undefined
  defaultBanner: ImageSource | undefined
  /** The accent colour that the settings say. */
  accent: string | null | undefined
}

export const PageFrameContext = createContext<PageFrame>({
  origin: '',
  groupName: '',
  leader: undefined,
  defaultBanner: undefined,
  accent: undefined,
})
