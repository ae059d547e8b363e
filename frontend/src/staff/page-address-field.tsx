import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { TextField } from '../ui/form/fields/field'
import { PageFrameContext } from '../ui/page/page-frame'

/**
 * The last part of the address of a page, which the CMS makes when it is left empty.
 *
 * @param props.of the field that it is made of
 * @param props.rules of the field
 * @param props.path where the page is with such a last part
 */
export function PageAddressField({
  of,
  rules: { pattern },
  path,
}: {
  of: string
  rules: { pattern: { value: RegExp } }
  path: (slug: string) => string
}) {
  const { origin } = useContext(PageFrameContext)
  const slug = useWatch<{ slug: string }, 'slug'>({ name: 'slug' }).trim()
  return (
    <TextField
      name="slug"
      label="Address of the page"
      isWide
      hint={
        <>
          {`Made of the ${of} when it is left empty; after a change the former address still leads here.`}
          {pattern.value.test(slug) && (
            <>
              {' The page stands at '}
              <strong>
                {origin}
                {path(slug)}
              </strong>
            </>
          )}
        </>
      }
    />
  )
}
