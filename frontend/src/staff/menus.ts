import type { Enum_Custompage_Menu } from './queries.generated'

export type Menu = Enum_Custompage_Menu

/** Where visitors find a page, as staff read it. */
export const menuNames: Record<Menu, string> = {
  footer: 'In the footer',
  team: 'Below Team',
  research: 'Below Research Intrest',
  none: 'In no menu',
}

// The compiler knows of an object that it may have more keys; this one has been written out above.
export const menus = Object.keys(menuNames) as Menu[]
