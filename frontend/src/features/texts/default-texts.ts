/** Of the site: to whom to write. */
interface Site {
  groupName: string
  email: string | null
}

/** What is true of this software, for a group that has not written a text of its own. */
export const privacyText = (site: Site | null): string =>
  `You can read all of this site without telling it who you are. It sets no cookies for readers, counts no visits, and loads nothing from other servers: no fonts, no maps, no statistics. A link to another site tells that site no more than that you came from here.

The software of this site keeps no log of visits. When a page fails, it notes the time, the address of the page and the error, and not who asked for it. What stands between you and it, such as the network of the university, may keep logs of its own.

While you go from page to page, your browser remembers how far you had scrolled, until you close the tab, and whether you have chosen light or dark colours, until you take that back. Neither ever leaves your browser.

Staff sign in with a password. Then two cookies are set, which no script can read: one for the session, until the browser is closed, and one by which the browser is known again, for 400 days. What staff type is kept in their own browser until it is saved. A name that they give for the history of changes is remembered there too, and stands in the history. The network address of whoever signs in or gives a wrong password is noted in the log of the server, and wrong passwords are counted by it for a day.

The site shows names, portraits and publications of people who work or worked here. To have something about you corrected or taken away, ${writeTo(site)}.`

/** What is done, and what readers can expect of a site that others fill. */
export const accessibilityText = (site: Site | null): string =>
  `Everybody shall be able to use this site. It is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.

Every page can be read, and its menus used, without JavaScript, with the keyboard alone, with a screen reader, at 400 % zoom and on a narrow screen. Colours follow the light or dark setting of your device. What moves by itself can be stopped, and stands still where your device asks for less motion. On paper, pages are printed without what can only be clicked.

Every page is tested by program (axe) before a new version of the software is published. That finds many faults, not all of them. Descriptions of pictures are written by the group; where one is missing or says too little, that is a fault too. Papers and data on other sites are not ours to mend. PDFs that lie here may not be accessible: write to us for another form.

If something stands in your way, ${writeTo(site)}, and say which page it was and what you use to read it.`

const writeTo = (site: Site | null) =>
  site?.email ? `write to ${site.email}` : `write to the ${site?.groupName ?? 'group'}`
