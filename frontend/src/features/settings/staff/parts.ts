import type { ComponentType } from 'react'
import type { SettingsPart } from '../../../paths'
import { BannersForm } from './parts/banners-form'
import { ContactForm } from './parts/contact-form'
import { FooterForm } from './parts/footer-form'
import { GroupForm } from './parts/group-form'
import { HomeForm } from './parts/home-form'
import { LeaderForm } from './parts/leader-form'
import { NewsForm } from './parts/news-form'
import { TextsForm } from './parts/texts-form'
import type { PartProps } from './parts/part-form'

/** A part of the settings that is saved by itself. */
interface Part {
  title: string
  about: string
  Form: ComponentType<PartProps>
}

/** All of them, in the order of the page. */
export const parts: Record<SettingsPart, Part> = {
  group: {
    title: 'Group',
    about: 'Its name stands in the navigation bar, the footer and every title.',
    Form: GroupForm,
  },
  leader: {
    title: 'Leader',
    about: 'The page of the group’s leader, and the first entry of the Team menu.',
    Form: LeaderForm,
  },
  home: {
    title: 'Home page',
    about:
      'The sentence in the banner, the introduction below the carousel with its photos, and the invitation.',
    Form: HomeForm,
  },
  contact: { title: 'Contact', about: 'What the Contact page shows.', Form: ContactForm },
  footer: {
    title: 'Footer',
    about: 'What stands at the foot of every page beside address, room and feeds.',
    Form: FooterForm,
  },
  texts: {
    title: 'Texts of pages',
    about:
      'More and Profile are empty without a text. Privacy and Accessibility say by themselves what is true of this software; a text here takes the place of that.',
    Form: TextsForm,
  },
  banners: {
    title: 'Banners',
    about: 'The background of each page’s title. A page without one shows the default.',
    Form: BannersForm,
  },
  news: {
    title: 'News images',
    about: 'The News page shows them in this order. Drag an image to its place, or move it with its buttons.',
    Form: NewsForm,
  },
}
