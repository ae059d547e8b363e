import { Typography } from '@strapi/design-system'

/** Stands beside every form: this site has no step of publishing. */
export const SavesAreLive = () => ({
  title: 'On the site at once',
  content: (
    <Typography textColor="neutral600">
      What you save is shown to visitors at once, unless it is a draft or waits for its moment. The history on
      the site’s staff pages can take it back.
    </Typography>
  ),
})
