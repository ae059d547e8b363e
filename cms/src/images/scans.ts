/** Most scans of a JPEG: programs that save progressive ones write about ten, and at most 64. */
const mostScans = 100

/**
 * Counts the scans of a JPEG, in each of which a decoder goes over the whole picture (ITU-T T.81 §B.1.1.2): a file can hold
 * a million of them.
 */
export function hasTooManyScans(jpeg: Buffer): boolean {
  let scans = 0
  for (let at = 2; at >= 0 && at + 4 <= jpeg.length && scans <= mostScans;) {
    const marker = jpeg[at + 1] ?? 0
    // Data of a scan: whatever is no marker, stuffed zeros (0) and restarts (RST, TEM).
    if (jpeg[at] !== 0xff) at = jpeg.indexOf(0xff, at)
    else if (marker === 0xff) at += 1
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else if (marker === 0xd9) break
    else {
      if (marker === 0xda) scans += 1
      at += 2 + jpeg.readUInt16BE(at + 2)
    }
  }
  return scans > mostScans
}
