import { formula } from './chemistry'
import { writeOutJournals } from './journal-macros'
import { isEastAsian } from '../../authors/person-name'
import { peopleIn } from '../names/people'
import { fraction } from '../text/math-ml'
import { endOfValue, rewriteCommand } from './tex-braces'

/** Units and prefixes of siunitx that its users write most. */
const units: Readonly<Record<string, string>> = {
  ampere: 'A',
  angstrom: 'Å',
  bar: 'bar',
  celsius: '°C',
  degreeCelsius: '°C',
  degree: '°',
  electronvolt: 'eV',
  farad: 'F',
  gram: 'g',
  hertz: 'Hz',
  hour: 'h',
  joule: 'J',
  kelvin: 'K',
  kilogram: 'kg',
  litre: 'l',
  liter: 'l',
  metre: 'm',
  meter: 'm',
  minute: 'min',
  mole: 'mol',
  newton: 'N',
  ohm: 'Ω',
  pascal: 'Pa',
  percent: '%',
  second: 's',
  siemens: 'S',
  tesla: 'T',
  volt: 'V',
  watt: 'W',
  giga: 'G',
  mega: 'M',
  kilo: 'k',
  centi: 'c',
  milli: 'm',
  micro: 'µ',
  nano: 'n',
  pico: 'p',
  femto: 'f',
  per: '/',
  squared: '<sup>2</sup>',
  cubed: '<sup>3</sup>',
  square: '',
  cubic: '',
}

const unit = (text: string): string =>
  text
    .replace(/\\([a-zA-Z]+)\s*/g, (_, name: string) => units[name] ?? name)
    .replace(/[.~]/g, ' ')
    .replace(/<(\/?)sup>/g, (_, slash: string) => (slash === '' ? '\\textsuperscript{' : '}'))

/** A private character of Unicode, which comes through the parser where a blank line does not. */
const paragraphMark = '\ue010'

/**
 * The same for what publishers write bare: to TeX a percent sign begins a comment, which would cut the title off there,
 * and its oldest fonts have Spanish marks in the places of `<` and `>`. Of `\{` nobody could tell any more that it belongs to
 * the text.
 */
const marks: Readonly<Record<string, string>> = {
  '<': '\ue011',
  '>': '\ue012',
  '%': '\ue013',
  '\\{': '\ue014',
  '\\}': '\ue015',
}
const marked = new Map([
  [paragraphMark, '\n\n'],
  ...Object.entries(marks).map(([bare, mark]) => [mark, bare] as const),
])

/** At the beginning of a line, and behind a field, a percent sign is a comment all the same. */
const markBare = (text: string): string =>
  text.replace(/[<>]|(?<!\\)\\[{}]|(?<=[^\s\\,{}"][^\S\n]*)%/g, (bare) => marks[bare] ?? bare)

/** What the parser answers, without the marks of {@link prepareTex}: blank lines are there again. */
export const unmarked = (text: string): string =>
  text.replace(/[\ue010-\ue015]/g, (mark) => marked.get(mark) ?? mark)

/** What the keywords are called for the parser, which puts a list of the usual name into the order of the alphabet. */
export const keywordField = 'keywordtext'

const nameKeywords = (text: string): string =>
  text.replace(/([,\n]\s*)keywords(?=\s*=\s*[{"])/gi, `$1${keywordField}`)

/** Scopus writes `funding_text 1={…}`, Web of Science `Early Access Date = {{…}}`: a name with a space would break the entry. */
const joinNames = (text: string): string =>
  text
    .replace(/^(\s*[a-z]+_[a-z]+)[ \u00a0](\d+)(?=\s*=\s*\{)/gim, '$1_$2')
    .replace(/^(\s*)early access date(?=\s*=)/gim, '$1early-access-date')

/** Rewrites what stands in a field, with the brace or quotation mark that it begins with. @param field with the flag `g` */
function rewriteField(text: string, field: RegExp, rewrite: (value: string) => string): string {
  let written = ''
  let end = 0
  for (const { 0: name, index } of text.matchAll(field)) {
    const start = index + name.length
    const after = start < end ? -1 : endOfValue(text, start)
    if (after < 0) continue
    written += text.slice(end, start) + rewrite(text.slice(start, after))
    end = after
  }
  return written + text.slice(end)
}

/** Marks the ends of the paragraphs of abstracts. */
const markParagraphs = (text: string): string =>
  rewriteField(text, /\babstract\s*=\s*(?=[{"])/gi, (value) =>
    value.replace(/\n[ \t]*\r?\n|\\par(?![a-zA-Z])/g, (found) => `${paragraphMark}${found}`),
  )

/**
 * Puts braces around people joined by commas, of whom the parser would make one and drop the rest, and a comma behind the
 * family's name of 王 小明, which it would take for the given one.
 */
const keepPeople = (text: string): string =>
  rewriteField(text, /\b(?:author|editor)\s*=\s*(?=[{"])/gi, (value) => {
    const names = value.slice(1).split(/(\s+and\s+)/)
    return (
      value.charAt(0) +
      names.map((name) => (isJoined(name) ? `{${name.trim()}}` : familyFirst(name))).join('')
    )
  })

const familyFirst = (name: string): string =>
  isEastAsian(name) ? name.replace(/^(\s*\S+)\s+(?=\S)/, '$1, ') : name

/** BibLaTeX's `family=Berg, given=Jan` is one name. */
const isJoined = (name: string): boolean =>
  !/[{=]/.test(name) && peopleIn(name.replace(/\s+/g, ' ').trim()) !== undefined

/** Of commands that mean the same the one that the parser knows: it loses what is slanted or an upright Greek letter. */
const plainCommands = (text: string): string =>
  text
    .replace(/\{\\(?:em|it|itshape|sl|slshape)(?![a-zA-Z])\s*/g, '\\textit{')
    .replace(/\\textsl(?=\s*\{)/g, '\\textit')
    .replace(/\\underline(?=\s*\{)/g, '')
    .replace(
      /\\up(?=(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|chi|psi|omega)(?![a-zA-Z]))/g,
      '\\',
    )

/**
 * Rewrites what the BibTeX parser does not know into what it knows: formulas of mhchem and chemformula, quantities of
 * siunitx, fonts within mathematics, the journals of ADS. Line breaks stay, so that an error still tells the line.
 */
export const prepareTex = (text: string): string =>
  withoutFonts(
    plainMathematics(
      markBare(
        markParagraphs(
          keepPeople(
            joinNames(
              nameKeywords(writeOutJournals(rewriteCommand(plainCommands(text), /\\c[eh]\s*\{/g, formula))),
            ),
          ),
        ),
      ),
    ),
  )
    .replace(
      /\\(?:SI|qty)\s*(?:\[[^\]]*\])?\{([^{}]*)\}\s*\{([^{}]*)\}/g,
      (_, number: string, of: string) => `${number} ${unit(of)}`,
    )
    .replace(/\\(?:si|unit)\s*\{([^{}]*)\}/g, (_, of: string) => unit(of))
    .replace(/\\num\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\(?:rm|mathrm|bf|it|em|sf|sc)(?![a-zA-Z])\s?/g, '')
    .replace(/\\(?:degC|celsius)(?![a-zA-Z])/g, '°C')

/** The accents of mathematics, which come behind their letter; an arrow has none. */
const mathAccents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acute: '\u0301',
    breve: '\u0306',
    check: '\u030c',
    ddot: '\u0308',
    dot: '\u0307',
    grave: '\u0300',
    hat: '\u0302',
    tilde: '\u0303',
    vec: '',
    widehat: '\u0302',
    widetilde: '\u0303',
  }),
)

/** A command before that of a font (`\mu\mathrm{m}`) ends where it does, when the font is gone. */
const plainMathematics = (text: string): string =>
  text
    .replace(/(\\[a-zA-Z]+)(?=\\(?:math[a-z]+|text[a-z]*|operatorname|rm|bf|it|sf)(?![a-zA-Z]))/g, '$1{}')
    .replace(/\\([a-z]+)\s*\{(\\?[a-zA-Z]+)\}/g, (found, name: string, letter: string) => {
      const accent = mathAccents.get(name)
      return accent === undefined ? found : `{${letter}}${accent}`
    })
    .replace(
      /\\(?:[dt]?frac|nicefrac|sfrac)\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
      (_, above: string, below: string) => fraction(above, below),
    )
    // A space after a full stop that ends no sentence (`et al.\ `).
    .replace(/(?<!\\)\\(?=[ \n])/g, '')

/** Fonts within mathematics and of texts. What is upright in a formula is chemistry, such as `\mathrm{TiO_{2-x}}`. */
const withoutFonts = (text: string): string =>
  rewriteCommand(
    rewriteCommand(text, /\\math(?:rm|normal)\s*\{(?=[^{}]*[_^])/g, formula),
    /\\(?:math(?:rm|bf|it|sf|cal|normal)|text(?:rm|normal)?|operatorname)\s*\{/g,
    withoutFonts,
  )
