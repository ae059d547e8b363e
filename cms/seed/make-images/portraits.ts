import { type Picture } from './picture'
import { createRandom } from './random'
import { box, createSketch, disc, shape, stroke, type Sketch } from './sketch'
import { css, hex, mix } from './tone'

/** What distinguishes one illustrated person from another. */
export interface Person {
  skin: string
  hair: string
  /** Shape of the hair. */
  cut:
    | 'long'
    | 'bob'
    | 'bun'
    | 'short'
    | 'curly'
    | 'wavy'
    | 'braid'
    | 'shaved'
    | 'scarf'
    | 'tousled'
    | 'straight'
    | 'longcurls'
  clothes: string
  wear: 'shirt' | 'kurta' | 'sari' | 'blazer' | 'jumper' | 'coat' | 'polo' | 'scarf'
  ground: string
  beard?: 'full' | 'short' | 'moustache' | 'stubble'
  glasses?: boolean
  streak?: string
  accent?: string
  /** Shape of the head, −1 (narrow) to 1 (broad). */
  face?: number
}

const dark = (colour: string, share: number) => css(mix(hex(colour), hex('#140a10'), share))
const light = (colour: string, share: number) => css(mix(hex(colour), hex('#fff6ec'), share))

function backHair(s: Sketch, p: Person, cx: number): void {
  const d = dark(p.hair, 0.25)
  switch (p.cut) {
    case 'long':
      s.add(
        shape(
          `M${cx - 168} 330C${cx - 200} 130 ${cx + 200} 130 ${cx + 168} 330C${cx + 176} 470 ${cx + 200} 560 ${cx + 178} 690H${cx - 178}C${cx - 200} 560 ${cx - 176} 470 ${cx - 168} 330Z`,
          d,
        ),
      )
      break
    case 'wavy':
      s.add(
        shape(
          `M${cx - 166} 320C${cx - 200} 120 ${cx + 200} 120 ${cx + 166} 320C${cx + 230} 380 ${cx + 150} 440 ${cx + 206} 520C${cx + 236} 580 ${cx + 180} 640 ${cx + 150} 660H${cx - 150}C${cx - 190} 640 ${cx - 236} 580 ${cx - 206} 520C${cx - 150} 440 ${cx - 230} 380 ${cx - 166} 320Z`,
          d,
        ),
      )
      break
    case 'longcurls':
    case 'curly': {
      const random = createRandom(p.cut.length + p.skin.charCodeAt(2))
      const low = p.cut === 'curly' ? 400 : 610
      for (let n = 0; n < (p.cut === 'curly' ? 60 : 120); n++) {
        const y = random.between(170, low)
        const half = y < 300 ? 60 + (y - 150) * 0.85 : 190
        s.add(
          disc(cx + random.between(-half, half), y, random.between(34, 52), n % 3 ? d : dark(p.hair, 0.12)),
        )
      }
      break
    }
    case 'bob':
      s.add(
        shape(
          `M${cx - 168} 330C${cx - 196} 120 ${cx + 196} 120 ${cx + 168} 330C${cx + 184} 430 ${cx + 190} 480 ${cx + 170} 510C${cx + 60} 540 ${cx - 60} 540 ${cx - 170} 510C${cx - 190} 480 ${cx - 184} 430 ${cx - 168} 330Z`,
          d,
        ),
      )
      break
    case 'straight':
      s.add(
        shape(
          `M${cx - 164} 330C${cx - 190} 130 ${cx + 190} 130 ${cx + 164} 330L${cx + 172} 480H${cx - 172}Z`,
          d,
        ),
      )
      break
    case 'bun':
      s.add(disc(cx, 158, 74, d), disc(cx - 8, 150, 60, p.hair, 56))
      break
    case 'braid':
      s.add(
        shape(
          `M${cx - 160} 330C${cx - 186} 130 ${cx + 186} 130 ${cx + 160} 330L${cx + 140} 430H${cx - 140}Z`,
          d,
        ),
      )
      break
    case 'short':
    case 'tousled':
      s.add(disc(cx, 290, 140, d, 112))
      break
    default:
      break
  }
}

function frontHair(s: Sketch, p: Person, cx: number, w: number): void {
  const fill = s.linear(
    [
      [0, light(p.hair, 0.16)],
      [0.45, p.hair],
      [1, dark(p.hair, 0.2)],
    ],
    60,
  )
  const cap = (low: number, parting: number, drop: number) =>
    shape(
      `M${cx - w - 14} ${low}C${cx - w - 40} 130 ${cx + w + 40} 130 ${cx + w + 14} ${low}C${cx + w - 2} ${low - 60} ${cx + w - 30} ${drop} ${cx + parting} ${drop - 36}C${cx - w + 40} ${drop} ${cx - w + 4} ${low - 60} ${cx - w - 14} ${low}Z`,
      fill,
    )
  switch (p.cut) {
    case 'long':
      s.add(cap(390, 10, 268))
      break
    case 'wavy':
      s.add(cap(380, 50, 272))
      break
    case 'bob':
      s.add(
        shape(
          `M${cx - w - 16} 410C${cx - w - 46} 120 ${cx + w + 46} 120 ${cx + w + 16} 410C${cx + w} 350 ${cx + w - 24} 300 ${cx + w - 60} 276C${cx + 20} 300 ${cx - 60} 290 ${cx - w + 26} 300C${cx - w + 6} 340 ${cx - w} 380 ${cx - w - 16} 410Z`,
          fill,
        ),
      )
      break
    case 'straight':
      s.add(
        shape(
          `M${cx - w - 14} 420C${cx - w - 40} 120 ${cx + w + 40} 120 ${cx + w + 14} 420C${cx + w} 340 ${cx + w - 10} 300 ${cx + w - 20} 282H${cx - w + 20}C${cx - w + 6} 310 ${cx - w} 350 ${cx - w - 14} 420Z`,
          fill,
        ),
      )
      break
    case 'bun':
      s.add(cap(346, -30, 258))
      break
    case 'braid':
      s.add(cap(370, 0, 258))
      break
    case 'short':
      s.add(
        shape(
          `M${cx - w - 8} 340C${cx - w - 30} 130 ${cx - 40} 150 ${cx + 30} 152C${cx + w + 40} 150 ${cx + w + 20} 260 ${cx + w + 8} 340C${cx + w - 6} 310 ${cx + w - 12} 280 ${cx + w - 26} 262C${cx + 40} 236 ${cx - 50} 262 ${cx - w + 26} 246C${cx - w + 10} 280 ${cx - w + 2} 310 ${cx - w - 8} 340Z`,
          fill,
        ),
      )
      break
    case 'tousled':
      s.add(
        shape(
          `M${cx - w - 8} 340C${cx - w - 50} 220 ${cx - w + 10} 150 ${cx - 70} 160C${cx - 40} 110 ${cx + 50} 116 ${cx + 70} 150C${cx + w + 30} 140 ${cx + w + 40} 250 ${cx + w + 8} 340C${cx + w - 4} 310 ${cx + w - 10} 290 ${cx + w - 24} 270C${cx + 70} 290 ${cx + 50} 250 ${cx + 20} 246C${cx - 10} 290 ${cx - 60} 270 ${cx - 70} 252C${cx - w + 40} 280 ${cx - w + 6} 300 ${cx - w - 8} 340Z`,
          fill,
        ),
      )
      break
    case 'curly':
    case 'longcurls': {
      const random = createRandom(p.hair.charCodeAt(3) + 7)
      for (let n = 0; n < 46; n++) {
        const a = Math.PI * (1.02 + 0.96 * (n / 45))
        const r = random.between(0.86, 1.16)
        s.add(
          disc(
            cx + Math.cos(a) * (w + 4) * r,
            330 + Math.sin(a) * 150 * r,
            random.between(24, 40),
            n % 4 ? p.hair : light(p.hair, 0.12),
          ),
        )
      }
      break
    }
    case 'shaved':
      s.add(
        shape(
          `M${cx - w + 1} 318C${cx - w + 4} 186 ${cx + w - 4} 186 ${cx + w - 1} 318C${cx + w - 22} 236 ${cx - w + 22} 236 ${cx - w + 1} 318Z`,
          dark(p.skin, 0.3),
          `opacity="0.5" ${s.soft(3)}`,
        ),
      )
      break
    case 'scarf': {
      const cloth = s.linear(
        [
          [0, light(p.hair, 0.25)],
          [0.5, p.hair],
          [1, dark(p.hair, 0.3)],
        ],
        40,
      )
      s.add(
        shape(
          `M${cx - 190} 640C${cx - 230} 420 ${cx - 210} 130 ${cx} 130S${cx + 230} 420 ${cx + 190} 640C${cx + 100} 700 ${cx - 100} 700 ${cx - 190} 640ZM${cx - w + 8} 350C${cx - w + 8} 470 ${cx - 80} 530 ${cx} 530S${cx + w - 8} 470 ${cx + w - 8} 350C${cx + w - 8} 250 ${cx + 70} 226 ${cx} 226S${cx - w + 8} 250 ${cx - w + 8} 350Z`,
          cloth,
          'fill-rule="evenodd"',
        ),
      )
      s.add(
        stroke(`M${cx - 150} 560Q${cx} 650 ${cx + 150} 560`, dark(p.hair, 0.35), 5, 'opacity="0.5"'),
        stroke(`M${cx - 170} 470Q${cx - 60} 620 ${cx + 120} 640`, dark(p.hair, 0.35), 4, 'opacity="0.4"'),
      )
      break
    }
  }
  if (p.streak)
    s.add(
      stroke(
        `M${cx + 14} 214C${cx + 70} 214 ${cx + 106} 246 ${cx + w - 14} 318`,
        p.streak,
        12,
        'opacity="0.8"',
      ),
    )
  if (p.cut === 'braid') {
    for (let k = 0; k < 7; k++)
      s.add(disc(cx + 136 + k * 3, 452 + k * 46, 34 - k * 1.6, k % 2 ? p.hair : light(p.hair, 0.12), 32))
  }
}

function clothes(s: Sketch, p: Person, cx: number): void {
  const cloth = s.linear(
    [
      [0, light(p.clothes, 0.12)],
      [0.5, p.clothes],
      [1, dark(p.clothes, 0.25)],
    ],
    25,
  )
  s.add(
    shape(
      `M${cx - 330} 800C${cx - 320} 660 ${cx - 230} 620 ${cx - 96} 580Q${cx} 640 ${cx + 96} 580C${cx + 230} 620 ${cx + 320} 660 ${cx + 330} 800Z`,
      cloth,
    ),
  )
  const line = dark(p.clothes, 0.35)
  switch (p.wear) {
    case 'shirt':
      s.add(
        shape(`M${cx - 100} 574L${cx - 126} 610L${cx - 50} 690L${cx} 628Z`, light(p.clothes, 0.22)),
        shape(`M${cx + 100} 574L${cx + 126} 610L${cx + 50} 690L${cx} 628Z`, light(p.clothes, 0.14)),
        stroke(`M${cx} 640V800`, line, 4, 'opacity="0.6"'),
      )
      for (const y of [690, 750]) s.add(disc(cx + 12, y, 6, light(p.clothes, 0.5)))
      break
    case 'kurta':
      s.add(
        shape(
          `M${cx - 66} 588Q${cx} 640 ${cx + 66} 588L${cx + 40} 620Q${cx} 650 ${cx + 12} 760H${cx - 12}Q${cx} 650 ${cx - 40} 620Z`,
          p.accent ?? light(p.clothes, 0.4),
        ),
      )
      for (let k = 0; k < 5; k++) s.add(disc(cx, 668 + k * 26, 5, dark(p.clothes, 0.3)))
      break
    case 'sari':
      s.add(
        shape(
          `M${cx + 80} 586C${cx + 230} 620 ${cx + 320} 660 ${cx + 330} 800H${cx - 190}C${cx - 60} 760 ${cx + 60} 690 ${cx + 80} 586Z`,
          dark(p.clothes, 0.16),
        ),
        stroke(`M${cx + 74} 592C${cx + 56} 692 ${cx - 60} 764 ${cx - 200} 804`, p.accent ?? '#d8b25a', 18),
        stroke(
          `M${cx + 108} 604C${cx + 96} 700 ${cx - 10} 776 ${cx - 120} 812`,
          p.accent ?? '#d8b25a',
          4,
          'opacity="0.8"',
        ),
      )
      for (let k = 0; k < 5; k++)
        s.add(
          stroke(
            `M${cx + 150 + k * 36} ${622 + k * 14}C${cx + 140 + k * 34} 700 ${cx + 70 + k * 44} 770 ${cx + 30 + k * 46} 810`,
            line,
            4,
            'opacity="0.35"',
          ),
        )
      break
    case 'blazer':
      s.add(
        shape(`M${cx - 62} 592Q${cx} 636 ${cx + 62} 592L${cx + 14} 770H${cx - 14}Z`, p.accent ?? '#eef0f2'),
        shape(
          `M${cx - 98} 580L${cx - 160} 650L${cx - 110} 680L${cx - 20} 800H${cx - 70}Z`,
          dark(p.clothes, 0.22),
        ),
        shape(
          `M${cx + 98} 580L${cx + 160} 650L${cx + 110} 680L${cx + 20} 800H${cx + 70}Z`,
          dark(p.clothes, 0.3),
        ),
        shape(
          `M${cx - 98} 580L${cx - 160} 650L${cx - 106} 678L${cx - 8} 790L${cx - 60} 600Z`,
          light(p.clothes, 0.06),
        ),
        shape(
          `M${cx + 98} 580L${cx + 160} 650L${cx + 106} 678L${cx + 8} 790L${cx + 60} 600Z`,
          light(p.clothes, 0.02),
        ),
      )
      break
    case 'jumper':
      s.add(
        stroke(`M${cx - 92} 586Q${cx} 672 ${cx + 92} 586`, light(p.clothes, 0.16), 26),
        stroke(`M${cx - 84} 606Q${cx} 684 ${cx + 84} 606`, line, 3, 'opacity="0.5"'),
      )
      break
    case 'polo':
      s.add(
        box(cx - 74, 540, 148, 92, dark(p.clothes, 0.1), 34),
        stroke(`M${cx - 70} 590Q${cx} 620 ${cx + 70} 590`, line, 4, 'opacity="0.6"'),
      )
      break
    case 'coat':
      s.add(
        shape(`M${cx - 60} 594Q${cx} 640 ${cx + 60} 594L${cx + 30} 720H${cx - 30}Z`, p.accent ?? '#5b8fa8'),
        shape(`M${cx - 96} 580L${cx - 150} 660L${cx - 96} 690L${cx - 14} 800L${cx - 56} 600Z`, '#ffffff'),
        shape(`M${cx + 96} 580L${cx + 150} 660L${cx + 96} 690L${cx + 14} 800L${cx + 56} 600Z`, '#e9edf0'),
        stroke(`M${cx - 96} 690L${cx - 14} 800M${cx + 96} 690L${cx + 14} 800`, '#b9c3ca', 4),
      )
      break
    case 'scarf':
      s.add(
        shape(
          `M${cx - 130} 580C${cx - 60} 660 ${cx + 60} 660 ${cx + 130} 580C${cx + 170} 640 ${cx + 120} 690 ${cx + 20} 700L${cx + 60} 800H${cx - 50}L${cx - 20} 700C${cx - 120} 690 ${cx - 170} 640 ${cx - 130} 580Z`,
          s.linear(
            [
              [0, light(p.accent ?? '#fff', 0.2)],
              [1, dark(p.accent ?? '#999999', 0.2)],
            ],
            30,
          ),
        ),
        stroke(
          `M${cx - 110} 620Q${cx} 690 ${cx + 110} 620`,
          dark(p.accent ?? '#999999', 0.35),
          4,
          'opacity="0.5"',
        ),
      )
      break
  }
}

/** An illustrated portrait, 800 × 800. */
export function portrait(p: Person): Promise<Picture> {
  const s = createSketch(800, 800)
  const cx = 400
  const w = 132 + 8 * (p.face ?? 0)
  s.add(
    box(
      0,
      0,
      800,
      800,
      s.linear(
        [
          [0, light(p.ground, 0.35)],
          [1, p.ground],
        ],
        70,
      ),
    ),
  )
  s.add(
    disc(
      400,
      330,
      520,
      s.radial([
        [0, '#ffffff', 0.45],
        [1, '#ffffff', 0],
      ]),
    ),
  )
  s.add(disc(400, 800, 360, dark(p.ground, 0.6), 120, `opacity="0.25" ${s.soft(40)}`))
  backHair(s, p, cx)
  const skin = s.linear(
    [
      [0, light(p.skin, 0.14)],
      [0.55, p.skin],
      [1, dark(p.skin, 0.16)],
    ],
    25,
  )
  const neck = `M${cx - 62} 470V566Q${cx - 66} 590 ${cx - 104} 596Q${cx} 690 ${cx + 104} 596Q${cx + 66} 590 ${cx + 62} 566V470Z`
  if (p.wear !== 'polo') s.add(shape(neck, skin))
  clothes(s, p, cx)
  if (p.wear !== 'polo')
    s.add(
      shape(
        `M${cx - 62} 470V560Q${cx - 66} 586 ${cx - 96} 592Q${cx} ${p.wear === 'shirt' || p.wear === 'coat' || p.wear === 'blazer' ? 690 : 650} ${cx + 96} 592Q${cx + 66} 586 ${cx + 62} 560V470Z`,
        dark(p.skin, 0.1),
      ),
    )
  s.add(
    shape(
      `M${cx - 62} 500Q${cx} 590 ${cx + 62} 500V470H${cx - 62}Z`,
      dark(p.skin, 0.34),
      `opacity="0.55" ${s.soft(7)}`,
    ),
  )
  if (p.wear === 'scarf') clothes(s, p, cx)
  if (p.cut !== 'scarf' && p.cut !== 'bob' && p.cut !== 'straight')
    for (const side of [-1, 1])
      s.add(
        disc(cx + side * (w + 2), 384, 24, side < 0 ? p.skin : dark(p.skin, 0.12), 36),
        disc(cx + side * (w + 4), 386, 12, dark(p.skin, 0.25), 20),
      )
  const head = `M${cx - w} 330C${cx - w} 180 ${cx + w} 180 ${cx + w} 330C${cx + w} 440 ${cx + w * 0.62} 536 ${cx} 540C${cx - w * 0.62} 536 ${cx - w} 440 ${cx - w} 330Z`
  s.add(shape(head, skin))
  s.add(
    disc(cx - 72, 436, 40, '#e0705a', 28, `opacity="0.2" ${s.soft(12)}`),
    disc(cx + 72, 436, 40, '#e0705a', 28, `opacity="0.2" ${s.soft(12)}`),
  )
  if (p.beard && p.beard !== 'moustache') {
    const full = p.beard === 'full'
    const opacity = p.beard === 'stubble' ? 0.28 : full ? 1 : 0.86
    const top = full ? 400 : 420
    s.add(
      shape(
        `M${cx - w} ${top - 30}C${cx - w + 4} 450 ${cx - w * 0.7} ${full ? 580 : 552} ${cx} ${full ? 586 : 552}C${cx + w * 0.7} ${full ? 580 : 552} ${cx + w - 4} 450 ${cx + w} ${top - 30}C${cx + w - 22} 430 ${cx + 80} 444 ${cx + 50} 448C${cx + 20} 434 ${cx - 20} 434 ${cx - 50} 448C${cx - 80} 444 ${cx - w + 22} 430 ${cx - w} ${top - 30}Z`,
        p.hair,
        `opacity="${opacity}"`,
      ),
    )
  }
  // Face: closed, calm lines instead of a likeness.
  const ink = dark(p.skin, 0.62)
  const brow = p.cut === 'scarf' || p.cut === 'shaved' ? dark(p.skin, 0.7) : dark(p.hair, 0.2)
  for (const side of [-1, 1]) {
    s.add(
      stroke(`M${cx + side * 30} 338Q${cx + side * 58} 322 ${cx + side * 88} 336`, brow, 9, 'opacity="0.85"'),
    )
    s.add(
      disc(cx + side * 58, 374, 21, '#fffdf9', 13),
      disc(cx + side * 58, 374, 12.5, '#2a1a14'),
      disc(cx + side * 58 - 4, 369, 4, '#ffffff'),
    )
    s.add(stroke(`M${cx + side * 35} 372Q${cx + side * 58} 353 ${cx + side * 82} 372`, ink, 6))
  }
  s.add(
    stroke(
      `M${cx + 2} 384Q${cx + 18} 424 ${cx - 4} 428Q${cx - 14} 429 ${cx - 18} 424`,
      dark(p.skin, 0.38),
      6,
      'opacity="0.75"',
    ),
  )
  if (p.beard)
    s.add(
      shape(
        `M${cx - 54} 462C${cx - 36} 436 ${cx - 10} 438 ${cx} 446C${cx + 10} 438 ${cx + 36} 436 ${cx + 54} 462C${cx + 24} 460 ${cx + 14} 458 ${cx} 458C${cx - 14} 458 ${cx - 24} 460 ${cx - 54} 462Z`,
        p.hair,
        `opacity="${p.beard === 'stubble' ? 0.35 : 1}"`,
      ),
    )
  const lip = css(mix(hex(p.skin), hex('#9c2f38'), 0.5))
  s.add(
    shape(`M${cx - 40} 470Q${cx} 480 ${cx + 40} 470Q${cx + 22} 500 ${cx} 500T${cx - 40} 470Z`, lip),
    stroke(`M${cx - 44} 468Q${cx} 482 ${cx + 44} 468`, dark(p.skin, 0.5), 4, 'opacity="0.7"'),
  )
  s.add(
    shape(
      `M${cx + w} 330C${cx + w} 440 ${cx + w * 0.62} 536 ${cx} 540C${cx + w * 0.5} 500 ${cx + w * 0.8} 420 ${cx + w} 330Z`,
      dark(p.skin, 0.5),
      `opacity="0.16" ${s.soft(6)}`,
    ),
  )
  if (p.glasses) {
    const frame = '#26221f'
    for (const side of [-1, 1])
      s.add(
        box(
          cx + side * 58 - 42,
          344,
          84,
          62,
          '#ffffff',
          26,
          `fill-opacity="0.12" stroke="${frame}" stroke-width="6"`,
        ),
        stroke(`M${cx + side * 100} 368L${cx + side * (w + 2)} 362`, frame, 6),
      )
    s.add(stroke(`M${cx - 16} 368Q${cx} 358 ${cx + 16} 368`, frame, 6))
  }
  frontHair(s, p, cx, w)
  if (p.wear === 'sari') s.add(disc(cx, 306, 7, '#8e1f2f'))
  return s.picture()
}

const tones = {
  deep: '#6d4430',
  brown: '#8f5a3c',
  warm: '#a8714c',
  tan: '#c08a62',
  olive: '#c99b74',
  fair: '#e2b793',
  pale: '#efcdb2',
}

/** The people of the sample content by the name of their file. */
export const people: Record<string, Person> = {
  'meera-sample': {
    skin: tones.warm,
    hair: '#2a1d1c',
    cut: 'wavy',
    streak: '#cfd2d6',
    clothes: '#1f3f86',
    wear: 'sari',
    accent: '#d9b45c',
    ground: '#c9d2d8',
  },
  'isha-udaharan': {
    skin: tones.brown,
    hair: '#1b1416',
    cut: 'long',
    clothes: '#1f7f7d',
    wear: 'kurta',
    accent: '#f0dca8',
    ground: '#d9cfc0',
  },
  'anne-marie-specimen': {
    skin: tones.pale,
    hair: '#8c3f24',
    cut: 'tousled',
    clothes: '#6f767d',
    wear: 'blazer',
    accent: '#f1efe9',
    glasses: true,
    ground: '#c7d3cc',
    face: -0.6,
  },
  'omkar-demo': {
    skin: tones.warm,
    hair: '#17120f',
    cut: 'short',
    clothes: '#22375f',
    wear: 'jumper',
    beard: 'full',
    ground: '#d5d8dd',
    face: 0.6,
  },
  'xavier-sample': {
    skin: tones.deep,
    hair: '#1f1512',
    cut: 'curly',
    clothes: '#68703a',
    wear: 'shirt',
    ground: '#dcd6c8',
  },
  'usha-prototype': {
    skin: tones.deep,
    hair: '#161012',
    cut: 'bun',
    clothes: '#7c2338',
    wear: 'sari',
    accent: '#e0b765',
    ground: '#d8cdc9',
    face: -0.5,
  },
  'chitra-testcase': {
    skin: tones.tan,
    hair: '#3b241a',
    cut: 'bob',
    clothes: '#c9952f',
    wear: 'jumper',
    ground: '#cfd6da',
  },
  'naveen-kumar-namuna': {
    skin: tones.brown,
    hair: '#15110f',
    cut: 'short',
    clothes: '#8db4d6',
    wear: 'shirt',
    beard: 'moustache',
    ground: '#d7d3cb',
    face: 0.3,
  },
  'shreya-r-template': {
    skin: tones.tan,
    hair: '#4a2c1c',
    cut: 'wavy',
    clothes: '#6a4a97',
    wear: 'kurta',
    accent: '#e7d5f0',
    ground: '#d3d5cb',
  },
  'tenzin-fictive': {
    skin: tones.olive,
    hair: '#17151a',
    cut: 'straight',
    clothes: '#2f5a43',
    wear: 'jumper',
    glasses: true,
    ground: '#d9d4cf',
  },
  'nandini-n-example': {
    skin: tones.warm,
    hair: '#20161a',
    cut: 'braid',
    clothes: '#d5722c',
    wear: 'kurta',
    accent: '#fbe7bd',
    ground: '#c9d4d6',
  },
  'kiran-l-demo': {
    skin: tones.tan,
    hair: '#3f2a1c',
    cut: 'tousled',
    clothes: '#b3342f',
    wear: 'jumper',
    ground: '#d2d9dc',
    face: 0.2,
  },
  'maya-specimen': {
    skin: tones.fair,
    hair: '#19161b',
    cut: 'bob',
    clothes: '#e9edf0',
    wear: 'shirt',
    ground: '#b9c8cd',
  },
  'suresh-placeholder': {
    skin: tones.brown,
    hair: '#8f9296',
    cut: 'short',
    clothes: '#a8946a',
    wear: 'shirt',
    beard: 'moustache',
    ground: '#cfd3d0',
    face: 0.7,
  },
  'ravi-example': {
    skin: tones.warm,
    hair: '#181413',
    cut: 'short',
    clothes: '#3a3e45',
    wear: 'blazer',
    accent: '#dfe7ee',
    glasses: true,
    ground: '#d9d6cf',
  },
  'kavya-specimen': {
    skin: tones.brown,
    hair: '#17121a',
    cut: 'bob',
    clothes: '#1f7a55',
    wear: 'sari',
    accent: '#e6c873',
    ground: '#d8d3c9',
  },
  'vikram-udaharan': {
    skin: tones.tan,
    hair: '#261a15',
    cut: 'tousled',
    clothes: '#6f2036',
    wear: 'shirt',
    beard: 'full',
    ground: '#cbd2d4',
    face: 0.7,
  },
  'lakshmi-testcase': {
    skin: tones.deep,
    hair: '#3a3436',
    cut: 'bun',
    streak: '#b9b6b8',
    clothes: '#2c5fa0',
    wear: 'sari',
    accent: '#dfe3ea',
    ground: '#ddd5c8',
  },
  'sneha-placeholder': {
    skin: tones.olive,
    hair: '#2b1b18',
    cut: 'wavy',
    clothes: '#c56a7d',
    wear: 'shirt',
    ground: '#d0d6d2',
  },
  'qasim-dummyson': {
    skin: tones.tan,
    hair: '#1a1513',
    cut: 'short',
    clothes: '#c2ab84',
    wear: 'blazer',
    accent: '#3f4b58',
    beard: 'short',
    ground: '#c6d0d6',
  },
  'asha-template': {
    skin: tones.deep,
    hair: '#1a1214',
    cut: 'curly',
    clothes: '#f0f3f4',
    wear: 'coat',
    accent: '#4f8ca0',
    glasses: true,
    ground: '#bccac6',
  },
  'farah-placeholder': {
    skin: tones.fair,
    hair: '#9aa0a8',
    cut: 'scarf',
    clothes: '#5b2a54',
    wear: 'jumper',
    ground: '#d9d2c8',
  },
  'joseph-mockford': {
    skin: tones.pale,
    hair: '#c79d5a',
    cut: 'short',
    clothes: '#52708f',
    wear: 'shirt',
    ground: '#d6d8d0',
  },
  'jonas-mustermann': {
    skin: tones.pale,
    hair: '#b4b8bd',
    cut: 'short',
    clothes: '#24282f',
    wear: 'blazer',
    accent: '#eef1f4',
    glasses: true,
    ground: '#c8cfd4',
    face: 0.5,
  },
  'giulia-esempio': {
    skin: tones.fair,
    hair: '#5d3220',
    cut: 'bob',
    clothes: '#23232a',
    wear: 'blazer',
    accent: '#e9dccb',
    ground: '#d8cfc6',
  },
  'teresa-ejemplo': {
    skin: tones.olive,
    hair: '#241814',
    cut: 'longcurls',
    clothes: '#e2705c',
    wear: 'kurta',
    accent: '#f7d9c9',
    ground: '#cad5d3',
  },
  'william-specimen': {
    skin: '#5a3827',
    hair: '#1a1210',
    cut: 'shaved',
    clothes: '#3f74b5',
    wear: 'shirt',
    beard: 'short',
    ground: '#d9d4c8',
    face: 0.4,
  },
  'helen-fictive': {
    skin: tones.pale,
    hair: '#e4e2de',
    cut: 'bob',
    clothes: '#55606b',
    wear: 'scarf',
    accent: '#2aa6a3',
    ground: '#cdd0d6',
  },
  'daniel-exemplar': {
    skin: tones.fair,
    hair: '#4f3524',
    cut: 'tousled',
    clothes: '#2d2f36',
    wear: 'polo',
    beard: 'stubble',
    ground: '#d3d6d8',
  },
}
