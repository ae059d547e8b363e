import { grainLight, nanoflowers, nanorodLight } from './micrographs'
import { afmTopography, filmColour, interferenceColours, thermalMap } from './fields'
import { asSvgImage, colourGrid, crop, type Picture } from './picture'
import { sensorResponseBody, xrayPattern, closedAperture } from './plots'
import { axes, curve, dots, line, type Frame } from './plot'
import { people, portrait } from './portraits'
import { box, createSketch, disc, shape, stroke, words, type Sketch } from './sketch'
import { dyeBeforeAndAfter } from './still-lifes'
import { css, ramp } from './tone'

const W = 2000
const H = 1500
const serif = 'EB Garamond'

const backdrop = (s: Sketch, a: string, b: string) => {
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, a],
          [1, b],
        ],
        55,
      ),
    ),
    disc(
      620,
      300,
      1300,
      s.radial([
        [0, '#fff', 0.32],
        [1, '#fff', 0],
      ]),
      900,
    ),
  )
}

/** A sheet with a soft shadow; everything until `close` is turned with it. */
const sheet = (s: Sketch, x: number, y: number, w: number, h: number, paper: string, turn = 0) => {
  s.add(
    `<g transform="rotate(${turn} ${W / 2} ${H / 2})">`,
    box(x + 14, y + 26, w, h, '#000', 4, `opacity="0.36" ${s.soft(26)}`),
    box(x, y, w, h, paper, 3),
  )
}
const close = (s: Sketch) => {
  s.add('</g>')
}

const water = `In a quiet laboratory in Karnataka a row of glass vials stands in the sun. By lunchtime the first has turned from deep blue to clear. “We add a pinch of powder and wait,” says Dr. Meera Sample, who leads the group. The powder is made of crystals so small that thousands of them would fit across a hair. Light does the rest: it lifts electrons in the crystal, and these break the dye into harmless fragments. Dyeing workshops along the river use about a hundred litres of water for every kilogram of cloth. Much of it leaves the yard as blue as the yarn. The usual remedy, a treatment plant with pumps and filters, is far beyond the means of a family business. The new unit has no moving parts, costs less than a bicycle and can be repaired with tools that every workshop owns. The powder sits on clay tiles and stays there; after a month it is rinsed and dried in the sun. Whether people will use it is another question, and the group has begun to ask it. The first answers are encouraging: after ninety days the workshop that hosted the trial has asked to keep the unit. (Sample text of an invented newspaper.)`
const ammonia = `A whiff of ammonia is hard to miss. Long before it becomes unpleasant, however, it can spoil a cold store or show that a kidney is in trouble. A film of tin oxide, one hundredth as thick as a hair, now notices one molecule in a million. The principle is simple. Oxygen from the air sits on the film and holds electrons captive. Ammonia takes the oxygen away, the electrons run free, and the current rises. “The art is to make it fall again,” says Omkar Demo, who measured day and night for eighteen months. The films are sprayed on to hot glass, much as one would paint a car. Each is tested in a glass dome with a known dose of gas, at noon and at midnight, in dry air and in the monsoon. Humidity, it turns out, is the greater enemy. The team’s answer is a second sensor that feels only water, and a few lines of arithmetic. A prototype hangs in the corridor of the department, next to the coffee machine. So far it has reported two burnt lunches and one forgotten bottle. (Sample text of an invented newspaper.)`
const rods = `Cut a cube of salt in half and you have made two new faces. Cut again, and again, and after some twenty cuts the pieces are a few nanometres wide. Almost every atom now lies at a face, and the salt is no longer quite the substance it was. It melts earlier, takes up water faster and scatters light in other colours. Materials scientists put this to work. Rods of zinc oxide, grown overnight in a pressure cooker, stand on glass like a mown lawn. A square centimetre carries a billion of them, and together their sides would cover a writing desk. On such a stage, chemistry is quick: gases come and go, dyes fall apart, bacteria meet a hostile shore. Rods are only the beginning. The same bath gives plates, needles and flowers, if one knows when to stop. (Sample text of an invented magazine.)`
const film = `Watch a drop of coating dry and you will see every colour once, then again, paler each time. The reason is older than our laboratory: light that returns from the top of the film meets light that returns from its bottom, and the two add up or cancel. As the solvent leaves, the film grows thinner and the colours move. For us they are a ruler. A camera above the spin coater reads the thickness twenty times a second, to within five nanometres, without touching anything. Maya Specimen has turned this into a recipe that stops by itself. In March the program made its first ten films in a row that differ by less than one per cent. The eleventh was different, and we now know that somebody had opened the window. (Sample newsletter.)`
const talk = `Dr. Sample, why small things? “Because they are honest. A large crystal hides what its surface does. A small one cannot.” When did you notice? “As a student. I measured the same film for a week and got seven results. My teacher asked whether I had measured the film or the weather. It was the weather: the film was smelling the monsoon. I have been listening to it ever since.” You share your instruments with everybody. Is that wise? “A Z-scan bench that only I can build is a sculpture. One that ten groups have built is an instrument, because they tell me where it is wrong.” What do students learn first? “To repeat the measurement of another team before they believe it. It makes them polite and careful.” And the veena? “Slowly. My teacher says that I count too much.” What comes next? “Foams that carry heat one way and not the other. On paper it works. On the bench it works on Tuesdays.” And if it never works on Wednesdays? “Then we shall have found out something about Wednesdays.” (Sample interview; the person and the paper are invented.)`

/** Breaks prose into lines of about the given number of letters. */
const wrap = (text: string, letters: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines[lines.length - 1] ?? ''
    if (lines.length > 0 && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    return lines
  }, [])

/** Sets some lines of a text as a column of a paper. */
const column = (
  x: number,
  y: number,
  text: string,
  from: number,
  count: number,
  size = 27,
  ink = '#33302c',
  letters = 49,
) =>
  wrap(text, letters)
    .slice(from, from + count)
    .map((lineText, k) => words(x, y + k * size * 1.42, lineText, size, ink, '', serif))
    .join('')

async function newspaper(
  turn: number,
  ground: [string, string],
  head: string,
  kicker: string,
  title: string[],
  deck: string,
  picture: (s: Sketch, x: number, y: number, w: number, h: number) => Promise<void>,
  caption: string,
  text: string,
): Promise<Picture> {
  const s = createSketch(W, H)
  backdrop(s, ...ground)
  sheet(s, 190, 90, 1620, 1330, '#f7f2e6', turn)
  s.add(
    words(1000, 184, head, 78, '#1f1c18', 'text-anchor="middle" font-weight="500"', serif),
    stroke('M240 214H1760M240 222H1760', '#1f1c18', 2),
    words(250, 254, kicker, 26, '#5b544a'),
    words(1750, 254, 'Science page', 26, '#5b544a', 'text-anchor="end"'),
    stroke('M240 272H1760', '#1f1c18', 2),
  )
  title.forEach((t, k) => {
    s.add(words(250, 372 + k * 100, t, 104, '#1f1c18', 'font-weight="600"', serif))
  })
  const y = 372 + title.length * 100 - 20
  s.add(words(250, y, deck, 40, '#5b544a', 'font-style="italic"', serif))
  await picture(s, 250, y + 40, 990, 560)
  // The text runs down two short columns below the picture, then down the column beside it.
  const size = title.length > 1 ? 23.5 : 27
  const letters = title.length > 1 ? 47 : 41
  const lower = Math.max(1, Math.floor((1390 - (y + 700)) / (size * 1.42)))
  s.add(words(250, y + 640, caption, 25, '#6b6459', 'font-style="italic"', serif))
  s.add(
    column(250, y + 700, text, 0, lower, size, '#33302c', letters),
    column(765, y + 700, text, lower, lower, size, '#33302c', letters),
    column(1280, y + 64, text, 2 * lower, 40, size, '#33302c', letters),
  )
  close(s)
  return s.picture()
}

export const news3 = () =>
  newspaper(
    -1.6,
    ['#8b6f55', '#5e4836'],
    'The Sample Herald',
    'Sample Nagar, Thursday',
    ['Sample group lets', 'sunlight clean the water'],
    'A pinch of powder and a morning in the sun are all that a new method needs',
    async (s, x, y, w, h) => {
      s.add(await asSvgImage(await crop(await dyeBeforeAndAfter(), 0, 70, 2000, 1131), x, y, w, h))
    },
    'From blue to clear in a hundred minutes. Illustration: Sample Herald',
    water,
  )

export const news6 = () =>
  newspaper(
    1.3,
    ['#4e5d66', '#2f3a41'],
    'Example Morning Post',
    'Sample edition, Monday',
    ['A nose for ammonia'],
    'Researchers teach a film of tin oxide to smell one part in a million',
    (s, x, y, w, h) => {
      const frame: Frame = {
        x: x + 110,
        y: y + 20,
        width: w - 130,
        height: h - 110,
        size: 26,
        paper: '#fffdf7',
        across: { from: 0, to: 150, ticks: [0, 30, 60, 90, 120, 150], label: 'Minutes' },
        up: { from: 0, to: 27, ticks: [0, 10, 20], label: 'Signal' },
      }
      s.add(sensorResponseBody(frame))
      return Promise.resolve()
    },
    'Each step is a breath of ammonia, from 1 to 50 parts per million. Graph: Example Morning Post',
    ammonia,
  )

export function news4(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(0, 0, W, H, '#d9cfc0'),
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#fff', 0.4],
          [1, '#6b5f4e', 0.3],
        ],
        40,
      ),
    ),
  )
  s.add(
    box(230, 150, 1580, 1210, '#000', 6, `opacity="0.4" ${s.soft(30)}`),
    box(
      210,
      120,
      1580,
      1210,
      s.linear(
        [
          [0, '#6b4526'],
          [0.5, '#8f6238'],
          [1, '#4d3019'],
        ],
        70,
      ),
      6,
    ),
    box(250, 160, 1500, 1130, '#3a2412', 3),
    box(262, 172, 1476, 1106, '#f9f5ea'),
  )
  s.add(
    box(322, 232, 1356, 986, 'none', 0, 'stroke="#b08a3c" stroke-width="6"'),
    box(342, 252, 1316, 946, 'none', 0, 'stroke="#b08a3c" stroke-width="2"'),
  )
  for (const [x, y] of [
    [342, 252],
    [1658, 252],
    [342, 1198],
    [1658, 1198],
  ] as const)
    s.add(disc(x, y, 34, '#f9f5ea', 34, 'stroke="#b08a3c" stroke-width="3"'), disc(x, y, 12, '#b08a3c'))
  s.add(
    words(
      1000,
      410,
      'Sample Symposium on Sensors',
      54,
      '#6b5220',
      'text-anchor="middle" letter-spacing="6"',
      serif,
    ),
    words(1000, 560, 'Certificate', 150, '#2b2a26', 'text-anchor="middle" font-style="italic"', serif),
    words(1000, 650, 'BEST POSTER AWARD', 46, '#2b2a26', 'text-anchor="middle" letter-spacing="12"', serif),
    words(1000, 750, 'is presented to', 40, '#6b6459', 'text-anchor="middle" font-style="italic"', serif),
    words(1000, 850, 'Sneha Placeholder', 92, '#123a5c', 'text-anchor="middle" font-weight="500"', serif),
    stroke('M640 880H1360', '#b08a3c', 3),
    words(
      1000,
      945,
      'for “Sniffing out hydrogen with palladium-decorated nanofibres”',
      40,
      '#4b463d',
      'text-anchor="middle" font-style="italic"',
      serif,
    ),
  )
  const cx = 1000
  const cy = 1085
  let d = ''
  for (let k = 0; k < 48; k++) {
    const a = (k * Math.PI) / 24
    const r = k % 2 ? 92 : 104
    d += `${k ? 'L' : 'M'}${cx + r * Math.cos(a)} ${cy + r * Math.sin(a)}`
  }
  s.add(
    shape(
      `${d}Z`,
      s.linear(
        [
          [0, '#fdf0b8'],
          [0.4, '#d9a53a'],
          [1, '#a8741a'],
        ],
        50,
      ),
    ),
    disc(
      cx,
      cy,
      72,
      s.linear(
        [
          [0, '#c58f2a'],
          [1, '#f3d98a'],
        ],
        50,
      ),
    ),
    words(cx, cy + 20, '1st', 58, '#7a540c', 'text-anchor="middle" font-weight="600"', serif),
  )
  s.add(
    stroke('M440 1120q40 -60 70 -10t60 -20t70 10q30 -30 70 0', '#26324a', 4),
    stroke('M430 1136H760', '#8a8274', 2),
    words(595, 1172, 'Chair (sample)', 28, '#6b6459', 'text-anchor="middle"', serif),
    stroke('M1260 1112q30 -50 60 10t70 -40t50 30q50 -20 100 -6', '#26324a', 4),
    stroke('M1240 1136H1570', '#8a8274', 2),
    words(1405, 1172, 'Secretary (sample)', 28, '#6b6459', 'text-anchor="middle"', serif),
  )
  s.add(shape('M210 120H980L520 1330H210Z', '#fff', 'opacity="0.09"'))
  return s.picture()
}

export function news5(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(box(0, 0, W, H, '#1b0b12'))
  for (let k = 16; k >= 0; k--) s.add(disc(1420, 760, 60 + k * 78, k % 2 ? '#d2222d' : '#1b0b12'))
  s.add(
    disc(1420, 760, 60, '#ffd9a0'),
    disc(1420, 760, 140, '#ffb36b', 140, `opacity="0.5" ${s.soft(40)}`),
    box(
      0,
      0,
      960,
      H,
      s.linear([
        [0, '#1b0b12', 1],
        [0.7, '#1b0b12', 0.96],
        [1, '#1b0b12', 0],
      ]),
    ),
  )
  s.add(
    words(120, 470, 'Light', 300, '#fff4e6', 'font-weight="500"', serif),
    words(120, 730, '&amp; Matter', 220, '#ff5a4f', 'font-style="italic"', serif),
    box(126, 800, 180, 8, '#ff5a4f'),
  )
  s.add(
    words(126, 900, 'A sample evening lecture', 56, '#fff4e6', '', serif),
    words(126, 970, 'by Dr. Meera Sample', 56, '#fff4e6', '', serif),
    words(126, 1290, 'Friday, 6 p.m. · Example Hall', 44, '#e9c8b8', 'font-weight="500"'),
    words(126, 1356, 'Admission free', 44, '#e9c8b8'),
  )
  return s.picture()
}

export function news7(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(box(0, 0, W, H, '#fbf7ee'))
  const tones = ['#0f6e78', '#f2b632', '#e4572e', '#3a6ea5', '#8cc5b8', '#f6d9a6']
  const r = 128
  for (let j = -1; j < 9; j++)
    for (let i = -1; i < 11; i++) {
      const x = (i + (j & 1) * 0.5) * r * Math.sqrt(3)
      const y = j * r * 1.5
      if (x < 1080 - (y - 300) * 0.36) continue
      const d = Array.from(
        { length: 6 },
        (_, k) =>
          `${k ? 'L' : 'M'}${x + (r - 7) * Math.sin((k * Math.PI) / 3)} ${y + (r - 7) * Math.cos((k * Math.PI) / 3)}`,
      ).join('')
      const c = tones[(i * 5 + j * 3 + i * j + 60) % tones.length] ?? '#fff'
      s.add(
        shape(`${d}Z`, c),
        shape(
          `M${x} ${y}L${x} ${y - r + 7}L${x + (r - 7) * 0.866} ${y - r / 2 + 4}V${y + r / 2 - 4}Z`,
          '#fff',
          'opacity="0.14"',
        ),
        disc(x, y, 24, '#fbf7ee', 24, `opacity="${(i + j) % 3 ? 0 : 0.9}"`),
      )
    }
  s.add(
    words(120, 380, 'Open', 280, '#12343b', 'font-weight="800"', 'Inter Display'),
    words(120, 640, 'Day', 280, '#e4572e', 'font-weight="800"', 'Inter Display'),
    words(126, 760, 'Physics you can touch:', 58, '#12343b', 'font-weight="500"'),
    words(126, 836, 'crystals, lasers, thin air', 58, '#12343b', 'font-weight="500"'),
    words(126, 1250, '18 April', 88, '#0f6e78', 'font-weight="700"', 'Inter Display'),
    words(126, 1330, '10 a.m. – 4 p.m.', 40, '#45616a'),
    words(126, 1386, 'Sample University', 40, '#45616a'),
  )
  return s.picture()
}

export async function news8(): Promise<Picture> {
  const s = createSketch(W, H)
  backdrop(s, '#b9c7c4', '#7d918e')
  const art = colourGrid(
    nanorodLight(77, { tilt: 0.95, size: 64, length: 800, lean: 0.3 }, 2400, 2000),
    ramp('#03140f', '#0a4a3b', '#1f9a75', '#a8ecc4', '#f6fff9'),
  )
  sheet(s, 510, 60, 980, 1370, '#fff', 2.2)
  s.add(
    await asSvgImage(art, 510, 330, 980, 860),
    box(510, 60, 980, 290, '#0a2f27'),
    words(560, 160, 'Sample Journal of', 64, '#bfe5d6', '', serif),
    words(555, 290, 'Gas Sensing', 150, '#ffffff', 'font-weight="600"', serif),
    words(1450, 160, 'Vol. 14, No. 1', 34, '#bfe5d6', 'text-anchor="end"'),
  )
  s.add(
    box(510, 1180, 980, 250, '#f4f1e6'),
    words(560, 1270, 'Hydrogen at forty degrees', 72, '#0a2f27', 'font-style="italic"', serif),
    words(560, 1330, 'Palladium on tungsten oxide: a sensor that hardly warms up', 31, '#45616a'),
    words(560, 1386, 'Also in this issue: sensors on paper · drift · breath', 30, '#6b7d80'),
  )
  s.add(
    box(
      510,
      60,
      980,
      1370,
      s.linear(
        [
          [0, '#fff', 0.12],
          [0.4, '#fff', 0],
          [1, '#000', 0.12],
        ],
        20,
      ),
    ),
    box(510, 60, 16, 1370, '#000', 0, 'opacity="0.25"'),
  )
  close(s)
  return s.picture()
}

export async function news9(): Promise<Picture> {
  const s = createSketch(W, H)
  backdrop(s, '#d7d2ca', '#a39b8f')
  sheet(s, 110, 170, 1780, 1180, '#fdfcf9', -0.8)
  s.add(
    await asSvgImage(
      colourGrid(
        grainLight(91, 190, 2000, 2400),
        ramp('#0c0a14', '#33285c', '#8c5a8f', '#f0a37c', '#fff0cf'),
      ),
      110,
      170,
      890,
      1180,
    ),
    box(
      110,
      170,
      890,
      1180,
      s.linear(
        [
          [0, '#000', 0],
          [1, '#0c0a14', 0.75],
        ],
        90,
      ),
    ),
  )
  s.add(
    words(170, 1210, 'Small rods,', 120, '#fff', 'font-weight="500"', serif),
    words(170, 1310, 'large surface', 120, '#ffdcae', 'font-style="italic"', serif),
  )
  s.add(
    words(1060, 280, 'Sample Magazine · Materials', 28, '#a0522d', 'letter-spacing="3" font-weight="600"'),
    words(1060, 372, 'Where every atom', 70, '#26211c', 'font-weight="500"', serif),
    words(1060, 446, 'lives at the edge', 70, '#26211c', 'font-weight="500"', serif),
    stroke('M1060 490H1840', '#c9bfb0', 2),
    column(1060, 552, rods, 0, 24, 26, '#3b352e', 46),
  )
  s.add(
    disc(1745, 650, 78, '#a0522d'),
    words(1745, 672, '3 nm', 50, '#fff', 'text-anchor="middle" font-weight="700"'),
    words(1745, 770, 'the width of', 26, '#6b6459', 'text-anchor="middle"', serif),
    words(1745, 804, 'ten atoms', 26, '#6b6459', 'text-anchor="middle"', serif),
    words(1840, 1290, '48', 30, '#8a8274', 'text-anchor="end"'),
    box(
      985,
      170,
      30,
      1180,
      s.linear([
        [0, '#000', 0],
        [0.5, '#000', 0.25],
        [1, '#000', 0],
      ]),
    ),
  )
  close(s)
  return s.picture()
}

export function news10(): Promise<Picture> {
  const s = createSketch(W, H)
  backdrop(s, '#5d7a94', '#38506a')
  sheet(s, 170, 130, 1660, 1240, '#ffffff', 0.9)
  s.add(
    box(210, 170, 1580, 1160, 'none', 0, 'stroke="#1f4f96" stroke-width="26"'),
    box(240, 200, 1520, 1100, 'none', 0, 'stroke="#8fb0d9" stroke-width="4"'),
  )
  for (let k = 0; k < 38; k++)
    s.add(disc(230 + k * 41.6, 183, 6, '#fff'), disc(230 + k * 41.6, 1317, 6, '#fff'))
  for (let k = 0; k < 27; k++)
    s.add(disc(223, 200 + k * 41.6, 6, '#fff'), disc(1777, 200 + k * 41.6, 6, '#fff'))
  s.add(
    words(
      1000,
      380,
      'Certificate of Appreciation',
      116,
      '#1f4f96',
      'text-anchor="middle" font-weight="500"',
      serif,
    ),
    words(
      1000,
      490,
      'The Sample Schools Network thanks the',
      48,
      '#4b5563',
      'text-anchor="middle" font-style="italic"',
      serif,
    ),
    words(
      1000,
      600,
      'Sample Nanomaterials Research Group',
      78,
      '#1d2733',
      'text-anchor="middle" font-weight="600"',
      serif,
    ),
    words(
      1000,
      700,
      'for twenty-six visits with a suitcase of experiments',
      50,
      '#4b5563',
      'text-anchor="middle"',
      serif,
    ),
    words(
      1000,
      770,
      'and for answering every question, including the last one',
      50,
      '#4b5563',
      'text-anchor="middle"',
      serif,
    ),
  )
  // The suitcase: an atom with three orbits.
  for (const turn of [0, 60, 120])
    s.add(
      disc(
        1000,
        960,
        170,
        'none',
        62,
        `stroke="#1f4f96" stroke-width="8" transform="rotate(${turn} 1000 960)"`,
      ),
    )
  s.add(disc(1000, 960, 30, '#e2603d'))
  for (const [x, y] of [
    [1170, 960],
    [915, 813],
    [915, 1107],
  ] as const)
    s.add(disc(x, y, 17, '#f2b632'))
  s.add(
    stroke('M380 1170q40 -60 70 -10t60 -20t70 10q30 -30 70 0', '#26324a', 4),
    stroke('M370 1190H700', '#8a94a3', 2),
    words(535, 1232, 'For the schools', 32, '#6b7480', 'text-anchor="middle"', serif),
    stroke('M1330 1166q30 -50 60 10t70 -40t50 30q50 -20 100 -6', '#26324a', 4),
    stroke('M1300 1190H1630', '#8a94a3', 2),
    words(1465, 1232, 'For the network', 32, '#6b7480', 'text-anchor="middle"', serif),
  )
  close(s)
  return s.picture()
}

export async function news11(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(box(0, 0, W, H, '#c4a27a'))
  for (let k = 0; k < 4200; k++)
    s.add(
      disc(
        (k * 733.7) % W,
        (k * 431.3 + ((k * k) % 97)) % H,
        1.5 + (k % 3),
        k % 2 ? '#a8845c' : '#d9bd97',
        undefined,
        'opacity="0.6"',
      ),
    )
  sheet(s, 130, 80, 1740, 1340, '#fbfcfd', -0.5)
  s.add(
    box(130, 80, 1740, 230, '#233a6b'),
    words(190, 190, 'Anisotropic heat flow in carbon-nanotube paper', 74, '#fff', 'font-weight="600"', serif),
    words(
      190,
      262,
      'F. Placeholder, N. K. Namuna, M. Sample · Sample Nanomaterials Research Group',
      34,
      '#c5d1ea',
    ),
  )
  const heading = (x: number, y: number, text: string) => {
    s.add(words(x, y, text, 36, '#233a6b', 'font-weight="700"'), stroke(`M${x} ${y + 16}h480`, '#233a6b', 3))
  }
  heading(190, 390, 'Question')
  const lines = [
    'Does heat follow the tubes?',
    'We warm a strip with a modulated',
    'laser and watch the wave of',
    'temperature with a camera.',
  ]
  lines.forEach((t, k) => {
    s.add(words(190, 456 + k * 44, t, 31, '#39424f'))
  })
  heading(190, 690, 'Set-up')
  s.add(
    await asSvgImage(await nanoflowers(), 190, 730, 480, 320),
    words(190, 1090, 'Scanning electron micrograph', 25, '#6b7480'),
  )
  heading(190, 1160, 'Answer')
  s.add(
    words(190, 1226, 'Yes: 7.4 times faster along', 31, '#39424f'),
    words(190, 1270, 'than across.', 31, '#39424f'),
  )
  heading(760, 390, 'Temperature')
  s.add(await asSvgImage(await thermalMap(), 760, 430, 480, 360))
  heading(760, 870, 'Diffraction')
  const f1: Frame = {
    x: 800,
    y: 910,
    width: 430,
    height: 330,
    size: 24,
    across: { from: 28, to: 60, ticks: [30, 40, 50, 60], label: '2θ (°)' },
    up: { from: 0, to: 112, ticks: [], label: 'Counts' },
  }
  s.add(
    axes(f1),
    line(
      f1,
      curve(28.2, 59.8, 600, (x) => xrayPattern(x, 0.22)),
      '#c2412d',
      4,
    ),
  )
  heading(1330, 390, 'Along and across')
  const f2: Frame = {
    x: 1430,
    y: 440,
    width: 370,
    height: 340,
    size: 26,
    grid: '#e6eaf0',
    across: { from: 20, to: 100, ticks: [20, 60, 100], label: 'T (°C)' },
    up: { from: 0, to: 50, ticks: [0, 25, 50], label: 'κ (W/mK)' },
  }
  s.add(axes(f2))
  for (const [top, colour] of [
    [42, '#c2412d'],
    [5.7, '#1f5fa8'],
  ] as const) {
    const p = curve(25, 95, 8, (x) => top * (1 - (x - 25) * 0.0016))
    s.add(line(f2, p, colour, 4), dots(f2, p, colour, 9))
  }
  heading(1330, 960, 'Surface')
  s.add(await asSvgImage(await afmTopography(), 1330, 1000, 480, 320))
  close(s)
  for (const [x, y, c] of [
    [160, 110, '#d2222d'],
    [1840, 96, '#1f5fa8'],
    [148, 1400, '#f2b632'],
    [1856, 1386, '#1d8a6b'],
  ] as const)
    s.add(
      disc(x + 8, y + 14, 20, '#000', 14, `opacity="0.4" ${s.soft(5)}`),
      disc(x, y, 22, c),
      disc(x - 6, y - 7, 8, '#fff', 8, 'opacity="0.6"'),
    )
  return s.picture()
}

export async function news12(): Promise<Picture> {
  const s = createSketch(W, H)
  backdrop(s, '#3f4f5c', '#232d36')
  sheet(s, 330, 60, 1340, 1400, '#fffdf8', -1.2)
  s.add(
    box(330, 60, 1340, 26, '#c98a3a'),
    words(390, 190, 'The Sample Nanometre', 108, '#1d2733', 'font-weight="500"', serif),
    words(
      392,
      246,
      'Newsletter of the Sample Nanomaterials Research Group · No. 21',
      30,
      '#7a6a55',
      'font-weight="500"',
    ),
    stroke('M390 280H1610', '#1d2733', 2),
  )
  s.add(await asSvgImage(await interferenceColours(), 390, 310, 1220, 470))
  s.add(
    words(390, 870, 'A film between two colours', 76, '#1d2733', 'font-weight="600"', serif),
    words(
      390,
      925,
      'Why a drying drop paints a rainbow, and what we learn from it',
      38,
      '#6b6459',
      'font-style="italic"',
      serif,
    ),
  )
  s.add(column(390, 990, film, 0, 11, 27, '#33302c', 43), column(945, 990, film, 11, 6, 27, '#33302c', 53))
  s.add(
    box(945, 1210, 665, 200, '#f3e7d2'),
    words(980, 1270, 'Inside', 40, '#a0632a', 'font-weight="600"', serif),
    words(980, 1320, 'Field trial: a thousand litres · 2', 29, '#3b352e'),
    words(980, 1360, 'The Z-scan bench, now for all · 3', 29, '#3b352e'),
  )
  close(s)
  return s.picture()
}

export function news13(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#06130f'],
          [1, '#0b241c'],
        ],
        60,
      ),
    ),
  )
  const frame: Frame = {
    x: 0,
    y: 520,
    width: W,
    height: 800,
    across: { from: -30, to: 30, ticks: [], label: '' },
    up: { from: 0.7, to: 1.3, ticks: [], label: '' },
  }
  for (let k = 0; k < 22; k++)
    s.add(
      line(
        frame,
        curve(-30, 30, 300, (z) => closedAperture(z / 4.2, 0.06 + k * 0.052)),
        css(filmColour(160 + k * 16)),
        2.5,
        `opacity="${0.12 + k * 0.022}"`,
      ),
    )
  const final = curve(-30, 30, 400, (z) => closedAperture(z / 4.2, 1.2))
  s.add(line(frame, final, '#35ff7c', 26, `opacity="0.35" ${s.soft(14)}`), line(frame, final, '#d5ffe3', 6))
  s.add(
    words(120, 300, 'Hands on: Z-scan', 210, '#eafff1', 'font-weight="700"', 'Inter Display'),
    words(128, 400, 'Build it, align it, measure with it. A two-day sample workshop', 54, '#8fd9ae'),
    words(128, 470, 'for twelve research scholars.', 54, '#8fd9ae'),
  )
  s.add(
    words(128, 1330, '27 and 28 May', 80, '#eafff1', 'font-weight="600"', 'Inter Display'),
    words(128, 1400, 'Optics laboratory, Department of Physics · nano.group@example.org', 42, '#8fd9ae'),
  )
  return s.picture()
}

export async function news14(): Promise<Picture> {
  const s = createSketch(W, H)
  backdrop(s, '#a9785a', '#6e4632')
  sheet(s, 230, 80, 1540, 1350, '#f4efe2', 1.1)
  s.add(
    words(300, 180, 'Sample Weekly', 60, '#1f1c18', 'font-weight="600"', serif),
    words(1700, 180, 'The interview', 40, '#8a3b26', 'text-anchor="end" font-style="italic"', serif),
    stroke('M300 206H1700', '#1f1c18', 3),
  )
  const face = people['meera-sample']
  if (face) s.add(await asSvgImage(await portrait(face), 300, 260, 560, 560))
  s.add(
    words(
      300,
      862,
      'Dr. Meera Sample in an illustration of this paper',
      25,
      '#6b6459',
      'font-style="italic"',
      serif,
    ),
  )
  const quote = ['“Distrust any film', 'whose thickness', 'was measured', 'only once.”']
  quote.forEach((t, k) => {
    s.add(words(920, 370 + k * 122, t, 112, '#8a3b26', 'font-style="italic" font-weight="500"', serif))
  })
  s.add(
    stroke('M924 800H1100', '#8a3b26', 6),
    words(924, 862, 'A conversation about small things', 40, '#3b352e', '', serif),
  )
  s.add(
    column(300, 940, talk, 0, 11, 28, '#33302c', 33),
    column(785, 940, talk, 11, 11, 28, '#33302c', 33),
    column(1270, 940, talk, 22, 12, 28, '#33302c', 33),
  )
  close(s)
  return s.picture()
}

export function news15(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(box(0, 0, W, H, '#1c1030'))
  const map = ramp('#241047', '#6d1180', '#c23367', '#f07f3a', '#fddc6a', '#fffbe6')
  const cells = 26
  for (let j = 0; j < 17; j++)
    for (let i = 0; i < cells; i++) {
      const d = Math.hypot(i - 17.5, (j - 8.5) * 1.05)
      const v = Math.exp(-d / 6) * 1.15 + 0.06 * Math.sin(i * 1.7 + j * 2.3)
      const r = 14 + 25 * Math.min(1, v)
      s.add(disc(96 + i * 76 - (j & 1) * 38, 100 + j * 82, r, css(map(Math.min(1, v)))))
    }
  s.add(
    box(
      0,
      0,
      1260,
      H,
      s.linear([
        [0, '#1c1030', 1],
        [0.76, '#1c1030', 0.95],
        [1, '#1c1030', 0],
      ]),
    ),
  )
  s.add(
    words(110, 330, 'Heat at the', 150, '#fff4e0', 'font-weight="500"', serif),
    words(110, 490, 'nanoscale', 190, '#fddc6a', 'font-style="italic"', serif),
  )
  const facts: [string, string][] = [
    ['0.1 nm', 'how far an atom trembles at room temperature'],
    ['100 nm', 'how far a phonon flies before it meets a defect'],
    ['99 %', 'of a graphene foam is air, and yet it carries heat'],
  ]
  facts.forEach(([n, t], k) => {
    s.add(
      words(114, 700 + k * 210, n, 104, '#f07f3a', 'font-weight="700"', 'Inter Display'),
      words(118, 764 + k * 210, t, 38, '#e9d9f0'),
    )
  })
  s.add(words(118, 1400, 'Sample poster of the Sample Nanomaterials Research Group', 34, '#b79cc9'))
  return s.picture()
}

export async function news16(): Promise<Picture> {
  const s = createSketch(W, H)
  s.add(
    box(
      0,
      0,
      W,
      H,
      s.linear(
        [
          [0, '#0e2a45'],
          [1, '#07131f'],
        ],
        70,
      ),
    ),
    disc(
      1480,
      620,
      900,
      s.radial([
        [0, '#5fa8d9', 0.5],
        [1, '#5fa8d9', 0],
      ]),
    ),
  )
  s.add(
    disc(1480, 1290, 330, '#000', 40, `opacity="0.6" ${s.soft(20)}`),
    box(
      1250,
      1190,
      460,
      100,
      s.linear([
        [0, '#1d1712'],
        [0.4, '#6b5238'],
        [1, '#17110c'],
      ]),
      10,
    ),
    box(
      1290,
      1110,
      380,
      84,
      s.linear([
        [0, '#17110c'],
        [0.4, '#7d6242'],
        [1, '#1d1712'],
      ]),
      8,
    ),
    box(1370, 1136, 220, 34, '#d9b25a', 4),
    words(
      1480,
      1162,
      'SAMPLE AWARD',
      24,
      '#4d3608',
      'text-anchor="middle" font-weight="700" letter-spacing="2"',
    ),
  )
  const face = (d: string, a: string, b: string, o: number, t: number) => {
    s.add(
      shape(
        d,
        s.linear(
          [
            [0, a, o],
            [1, b, o],
          ],
          t,
        ),
      ),
    )
  }
  face('M1330 1110L1290 520L1480 230L1480 1110Z', '#e6f7ff', '#3f7ea8', 0.75, 70)
  face('M1480 1110V230L1670 520L1630 1110Z', '#9fd4f2', '#12344f', 0.8, 110)
  face('M1290 520L1480 600L1480 230Z', '#ffffff', '#8fc6e6', 0.7, 40)
  face('M1670 520L1480 600L1480 230Z', '#cfeeff', '#4f93bd', 0.7, 140)
  face('M1330 1110L1290 520L1480 600V1110Z', '#bfe6fa', '#2a638c', 0.45, 90)
  face('M1400 1110L1480 600L1560 1110Z', '#ffffff', '#9fd4f2', 0.35, 90)
  s.add(
    stroke(
      'M1290 520L1480 230L1670 520M1290 520L1480 600L1670 520M1480 230V600L1400 1110M1480 600L1560 1110',
      '#f2fbff',
      3,
      'opacity="0.7"',
    ),
    stroke('M1316 900L1302 600', '#fff', 10, `opacity="0.7" ${s.soft(3)}`),
  )
  s.add(
    words(130, 330, 'Sample Society for Photonics', 44, '#8fc6e6', 'font-weight="500" letter-spacing="2"'),
    words(126, 510, 'Young Scientist', 150, '#f2fbff', 'font-weight="500"', serif),
    words(126, 660, 'Award', 150, '#f0c66a', 'font-style="italic"', serif),
    stroke('M130 730H420', '#f0c66a', 5),
    words(130, 830, 'Usha Prototype', 86, '#ffffff', 'font-weight="500"', serif),
    words(130, 906, 'for measuring how films a few atoms thick', 44, '#bcd6e6'),
    words(130, 966, 'bend light at their own command', 44, '#bcd6e6'),
  )
  s.add(words(130, 1360, 'Announcement of the award ceremony (sample)', 34, '#6f95ad'))
  return s.picture()
}
