import { Icon } from './icon'

/** A link to another site, which its arrow tells. */
export const OutLink = ({ label, url }: { label: string; url: string }) => (
  <a href={url}>
    {label} <Icon name="external" size={14} />
  </a>
)
