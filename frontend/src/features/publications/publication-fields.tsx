import { TextField } from '../../ui/form/field'
import { ListField } from '../../ui/form/list-field'

export const PublicationFields = () => (
  <>
    <TextField
      name="title"
      label="Title"
      required
      hint="Write indices as H₂O or H<sub>2</sub>O, powers as 10³ or 10<sup>3</sup>."
    />
    <ListField name="authors" label="Authors" what="author" />
    <TextField name="journal" label="Journal" required />
    <TextField name="year" label="Year" type="number" required />
    <TextField name="volume" label="Volume" />
    <TextField name="issue" label="Issue" />
    <TextField name="doi" label="DOI" placeholder="10.1000/182" />
    <TextField name="link" label="Link" type="url" placeholder="https://" />
  </>
)
