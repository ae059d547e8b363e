/** Where visitors find a page of the group's own, as staff read it. */
export const menuNames = {
  footer: 'In the footer',
  team: 'Below Team',
  research: 'Below Research Intrest',
  none: 'In no menu',
}

export type Menu = keyof typeof menuNames

// The compiler knows of an object that it may have more keys; this one has been written out above.
export const menus = Object.keys(menuNames) as Menu[]
