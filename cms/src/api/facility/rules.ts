import type { Rules } from '../../rules/rules'
import { requiredText } from '../../rules/text-rules'
import { requiredFile } from '../../rules/value-rules'

export const facilityRules: Rules = {
  name: requiredText('Facility name'),
  image: requiredFile('Facility image'),
}
