import { staffKey } from '../session/session'
import { coloursKey } from '../ui/theme/colours'

/**
 * Stands in the head of every page and marks the document before anything is drawn: who chose other colours than the
 * device's shall not see those for a moment first, and for whoever has signed in the controls stand where they stay, or a
 * press that begins before the page is awake would end on something else.
 */
export const headScript = `try{const s=localStorage,d=document.documentElement.dataset,c=s.${coloursKey};if(c)d.${coloursKey}=c;if(s.${staffKey})d.staff=""}catch{}`
