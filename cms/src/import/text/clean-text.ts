import { DomUtils, parseDocument } from 'htmlparser2'
import { inOneForm, withoutMathMl } from './math-ml'

/** Unicode's raised and lowered characters, by the plain ones that stand for them between tags. */
const raised = new Map([...'⁰0 ¹1 ²2 ³3 ⁴4 ⁵5 ⁶6 ⁷7 ⁸8 ⁹9 ⁺+ ⁻− ⁼= ⁽( ⁾) ⁿn ⁱi'.split(' ')].map(pair))
const lowered = new Map(
  '₀0 ₁1 ₂2 ₃3 ₄4 ₅5 ₆6 ₇7 ₈8 ₉9 ₊+ ₋− ₌= ₍( ₎) ₐa ₑe ₒo ₓx ₕh ₖk ₗl ₘm ₙn ₚp ₛs ₜt ᵢi ⱼj ᵣr ᵤu ᵥv ᵦβ ᵧγ ᵨρ ᵩφ ᵪχ'
    .split(' ')
    .map(pair),
)

function pair(two: string): [string, string] {
  const [one = '', plain = ''] = Array.from(two)
  return [one, plain]
}

/** Runs of characters of an alphabet, each put between tags. */
function tagged(text: string, alphabet: ReadonlyMap<string, string>, tag: string): string {
  const run = new RegExp(`[${[...alphabet.keys()].join('')}]+`, 'gu')
  return text.replace(
    run,
    (found) => `<${tag}>${Array.from(found, (one) => alphabet.get(one) ?? one).join('')}</${tag}>`,
  )
}

/** What an entity of HTML stands for, by its name; some programs write all of them in capitals. */
function named(whole: string): string {
  const character = DomUtils.textContent(parseDocument(whole))
  return character === whole ? DomUtils.textContent(parseDocument(whole.toLowerCase())) : character
}

const entity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) {
    const character = named(whole)
    return character === whole.toLowerCase() ? whole : character
  }
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return Number.isNaN(code) || code < 32 || code > 0x10ffff ? ' ' : String.fromCodePoint(code)
}

const entities = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi

/** A text with the characters that its entities stand for, also where a program has written `&amp;lt;` for `&lt;`. */
export function withoutEntities(text: string): string {
  let plain = text
  for (let level = 0; level < 3; level += 1) {
    const isWrittenTwice = /&amp;/i.test(plain)
    plain = plain.replace(entities, entity)
    if (!isWrittenTwice) break
  }
  return plain
}

/** A tag with attributes that look like some: `T<Tc and T>Tc` has none, nor has the direction `<c-axis>`. */
const tag =
  /<(?!\/?(?:su[bp]|i)>)(?![a-z]-)\/?[a-z][a-z0-9:_-]*(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+))*\s*\/?>/gi

/** A source's indices and italics come out as ours; its other markup is gone. */
const withoutTags = (text: string): string =>
  withoutMathMl(inOneForm(text))
    .replace(/<(\/?)(?:jats:|mml:)?(?:sub|inf)(?:\s[^<>]*)?>/gi, '<$1sub>')
    .replace(/<(\/?)(?:jats:|mml:)?sup(?:\s[^<>]*)?>/gi, '<$1sup>')
    .replace(/<(\/?)(?:jats:)?(?:i|em|italic)(?:\s+[\w:.-]+\s*=[^<>]*)?>/gi, '<$1i>')
    .replace(/<\/(?:jats:)?(?:p|title|sec)>/gi, '\n\n')
    .replace(tag, '')

/** What TeX calls letters and signs that titles are full of, where a file that is none of TeX has them. */
const signs: ReadonlyMap<string, string> = new Map(
  (
    'alpha=α beta=β gamma=γ delta=δ epsilon=ε varepsilon=ε zeta=ζ eta=η theta=θ iota=ι kappa=κ lambda=λ mu=μ nu=ν ' +
    'xi=ξ pi=π rho=ρ sigma=σ tau=τ upsilon=υ phi=φ varphi=φ chi=χ psi=ψ omega=ω Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ ' +
    'Xi=Ξ Pi=Π Sigma=Σ Phi=Φ Psi=Ψ Omega=Ω times=× cdot=· pm=± circ=° degree=° to=→ rightarrow=→ leftrightarrow=↔ ' +
    'infty=∞ sim=∼ approx=≈ leq=≤ le=≤ geq=≥ ge=≥ prime=′ hbar=ħ ell=ℓ AA=Å'
  )
    .split(' ')
    .map((sign) => {
      const [name = '', letter = ''] = sign.split('=')
      return [name, letter] as const
    }),
)

const index = /([_^])(?:\{([^{}]*)\}|(\\[a-zA-Z]+|[+−-]?\d+|[\p{L}+−∗*-]))/gu

/** Between dollars an index needs no letter before it: `Fe$_2$O$_3$`. */
const withoutIndices = (text: string): string =>
  text.replace(/\$([^$\s](?:[^$]*[^$\s])?)\$(?!\d)/g, (found, formula: string) =>
    /[_^]/.test(formula)
      ? formula.replace(index, (_, kind: string, group: string | undefined, single: string | undefined) => {
          const tag = kind === '_' ? 'sub' : 'sup'
          return `<${tag}>${group ?? single ?? ''}</${tag}>`
        })
      : found,
  )

/** Private characters of Unicode in the places of braces that belong to a text. */
const [braceOpened, braceClosed] = ['\ue005', '\ue006']

/**
 * Braces that belong to a title: around decoupled nuclei, `¹³C{¹H}`, and the units of polymers, `{[Cu(bpy)]}ₙ`; in TeX they
 * are `\{`. Others are of a bibliography in TeX that another program has passed on.
 */
const keepBraces = (text: string): string =>
  text.replace(
    /[\\$]/.test(text) ? /\\\{((?:\[|<sup>|[⁰¹²³⁴-⁹])[^{}\\]*)\\\}/g : /\{((?:\[|<sup>|[⁰¹²³⁴-⁹])[^{}]*)\}/g,
    `${braceOpened}$1${braceClosed}`,
  )

/** What is left of TeX where no reader knew a command: `\foo{bar}` → bar, braces, `$`, a lone backslash. */
function withoutTex(text: string): string {
  return (
    withoutIndices(keepBraces(text))
      .replace(
        /\\([a-zA-Z]+)(?![a-zA-Z])(\s+(?=[^\s$]))?/g,
        (found, name: string) => signs.get(name) ?? found,
      )
      .replace(/\\(?:text)?(?:sub|super)script\s*\{([^{}]*)\}/g, (found, inner: string) =>
        found.includes('sub') ? `<sub>${inner}</sub>` : `<sup>${inner}</sup>`,
      )
      .replace(/([\p{L}\p{N})\]])_\{([^{}]*)\}/gu, '$1<sub>$2</sub>')
      .replace(/([\p{L}\p{N})\]])\^\{([^{}]*)\}/gu, '$1<sup>$2</sup>')
      .replace(/([\p{L})\]])_(\d+|[a-z])(?![\p{L}\p{N}])/gu, '$1<sub>$2</sub>')
      .replace(/([\p{L}\p{N})\]])\^([+−-]?\d+|[+−-])/gu, '$1<sup>$2</sup>')
      .replace(/\\([&%$#_{}])/g, '$1')
      .replace(/\\(?:emph|textit|mathit)\s*\{([^{}]*)\}/g, '<i>$1</i>')
      .replace(/\\[a-zA-Z]+\*?\s*\{([^{}]*)\}/g, '$1')
      .replace(/\\[a-zA-Z]+\*?\s*/g, '')
      // Not those of planes of a crystal: {001} is a family of them, 001 is none.
      .replace(/\\|\{(?![\d\u0305−-]{3,7}\})|(?<!\{[\d\u0305−-]{3,7})\}/g, '')
      // What two dollars close in is mathematics; a single one before a number is money.
      .replace(/\$(?=\S)([^$]*[^\s$])\$(?!\d)/g, '$1')
      .replace(/\$(?!\d)/g, '')
      .replaceAll(braceOpened, '{')
      .replaceAll(braceClosed, '}')
  )
}

/** What a title may hold: only pairs that are closed in order stay, and of one within another the index, else the inner one. */
function balanced(text: string): string {
  // Tags are at the odd places.
  const pieces = text.split(/(<\/?(?:su[bp]|i)>)/)
  const open: number[] = []
  const paired = new Set<number>()
  for (const [place, piece] of pieces.entries()) {
    if (place % 2 === 0) continue
    const last = open.at(-1)
    if (!piece.startsWith('</')) open.push(place)
    else if (last !== undefined && pieces[last] === piece.replace('/', '')) paired.add(last).add(place)
    if (paired.has(place)) open.pop()
  }
  const indices: string[] = []
  let italics = 0
  let clean = ''
  for (const [place, piece] of pieces.entries()) {
    if (place % 2 === 0) {
      const tag = indices.at(-1) ?? (italics > 0 ? 'i' : undefined)
      clean += tag === undefined || piece === '' ? piece : `<${tag}>${piece}</${tag}>`
    } else if (paired.has(place)) {
      if (piece === '<i>') italics += 1
      else if (piece === '</i>') italics -= 1
      else if (piece.startsWith('</')) indices.pop()
      else indices.push(piece.slice(1, -1))
    }
  }
  return clean.replace(/<\/(su[bp]|i)><\1>/g, '')
}

const tidy = (text: string): string =>
  text
    // BibTeX's {\'\i} is a dotless i under an accent, which no keyboard types and no search finds.
    .replace(/ı(?=\p{M})/gu, 'i')
    .replace(/ȷ(?=\p{M})/gu, 'j')
    .replace(/``|''/g, '"')
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/[\u200b\u00ad\ufeff]/g, '')
    // Letters of formulas (𝜇), which few fonts have and nobody types.
    .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')

/** TeX writes `~` for a space that does not break; before a number and after a space it says "about". */
const oneLine = (text: string): string =>
  text
    .replace(/(?<=[^\s(])~|~(?!\d)/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** A web address within a text: its `_` and `~` are no marks of TeX. A private character stands for it meanwhile. */
const address = /https?:\/\/[^\s{}\\<>"$]+/g
const addressMark = '\ue004'

/** A text that may hold indices and italics: a title, an abstract's paragraph. */
export function cleanMarkup(text: string): string {
  const addresses: string[] = []
  const spared = withoutTags(withoutEntities(text)).replace(address, (found) => {
    addresses.push(found)
    return addressMark
  })
  const plain = withoutTex(tidy(spared))
  // A tag that came as text (`&lt;i&gt;`) is one by now.
  const untagged = withoutTags(tagged(tagged(plain, raised, 'sup'), lowered, 'sub'))
  return balanced(
    oneLine(untagged)
      .replace(/<sup>\s*[∘◦°]\s*<\/sup>|[∘](?=\s?[CFK]\b)/g, '°')
      .replace(/<(?=[a-z/!?])(?!\/?(?:su[bp]|i)>)/gi, '< '),
  ).replaceAll(addressMark, () => addresses.shift() ?? '')
}

const backwards = (alphabet: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...alphabet].map(([one, bare]) => [bare, one]))

const toRaised = backwards(raised)
const toLowered = backwards(lowered)

/** A text without any markup: a name, a journal. Indices stay where Unicode has characters for all of one. */
export const cleanText = (text: string): string =>
  cleanMarkup(text)
    .replace(/<\/?i>/g, '')
    .replace(/<sup>(.*?)<\/sup>/g, (_, inner: string) => inUnicode(inner, toRaised))
    .replace(/<sub>(.*?)<\/sub>/g, (_, inner: string) => inUnicode(inner, toLowered))

function inUnicode(plain: string, alphabet: ReadonlyMap<string, string>): string {
  const found = Array.from(plain, (one) => alphabet.get(one))
  return found.includes(undefined) ? plain : found.join('')
}

/** A text of paragraphs. */
export const cleanParagraphs = (text: string): string =>
  withoutTags(text.replace(/^\s*<(?:jats:)?title>\s*abstract\s*<\/(?:jats:)?title>/i, ''))
    .split(/\n\s*\n/)
    .map(cleanMarkup)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
    .replace(/^abstract[:.]?\s+(?=\p{Lu})/iu, '')
