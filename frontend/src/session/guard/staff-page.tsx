import type { ReactNode } from 'react'
import { Page } from '../../ui/page/page'
import { Guard } from './guard'

/** A page that staff work on: its title without a banner, and the guard before everything else. */
export const StaffPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} description="For the staff of the group." banner={null} index={false}>
    <Guard>{children}</Guard>
  </Page>
)
