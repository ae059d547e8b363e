import { imageSource } from './media'
import type { BannerFragment } from './site.generated'
import type { ImageSource } from '../ui/page/image'

/** The page's own banner image, when the site has chosen one. */
export function bannerOf(site: { banner: BannerFragment | null } | null): ImageSource | undefined {
  return site?.banner ? imageSource(site.banner.image) : undefined
}
