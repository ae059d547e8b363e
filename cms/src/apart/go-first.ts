import { writeFileSync } from 'node:fs'

/** If the memory of the machine ends, this process is to go and not the CMS: proc_pid_oom_score_adj(5). */
export function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // No Linux: nobody needs to know.
  }
}
