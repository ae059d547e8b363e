import { paths } from '../paths'
import type { FrameFragment } from './site.generated'

/** A page of the group's own as a menu shows it: its title, and where it leads. */
export interface MenuPage {
  to: string
  title: string
}

/** The pages of the group's own that stand in one of the menus, in their order. @param site null before anybody filled it in */
export const menuPages = (
  site: Pick<FrameFragment, 'menuPages'> | null,
  menu: FrameFragment['menuPages'][number]['menu'],
): MenuPage[] =>
  (site?.menuPages ?? [])
    .filter((page) => page.menu === menu)
    .map(({ slug, title }) => ({ to: paths.customPage(slug), title }))
