import type { Rules } from '../../documents/rules'
import { requiredText } from '../../documents/text-rules'
import { requiredFile } from '../../documents/value-rules'

export const facilityRules: Rules = {
  name: requiredText('Facility name'),
  image: requiredFile('Facility image'),
}
