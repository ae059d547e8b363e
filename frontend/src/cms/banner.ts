import { imageSource } from './media'
import type { BannerFragment } from './site.generated'
import type { ImageSource } from '../ui/image'

/** The page's own banner image, when the site has chosen one. */
export function bannerOf(site: { banners: BannerFragment[] | null } | null): ImageSource | undefined {
  const banner = site?.banners?.[0]
  return banner && imageSource(banner.image)
}
