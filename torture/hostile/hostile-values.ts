/** Something to be put where a form has a field. */
export interface HostileValue {
  name: string
  value: unknown
}

/** Only JSON can write this name down as a name. */
const withPrototype: unknown = JSON.parse(
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
)

/** The function that would run if a text of ours became a script. */
const call = 'torture()'

/**
 * Values that nobody types, and some that people paste.
 *
 * @param mark stands in every text, to be found again in what is shown
 */
export function hostileValues(mark: string): HostileValue[] {
  const texts: Record<string, string> = {
    empty: '',
    'a space': ' ',
    NUL: `${mark} a\0b`,
    'NUL alone': '\0',
    backspace: `${mark} a\bb`,
    escape: `${mark} \x1b[31mred\x1b[0m`,
    'delete and C1': `${mark} \x7f\x80\x85\x9f`,
    'line ends': `${mark} a\r\nb\rc\u2028d\u2029e\x0bf\x0cg`,
    'a field of a calendar': `${mark}\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:torture-injected`,
    'a record of a list': `${mark}\r\nER  - \r\nTY  - JOUR\r\nTI  - torture-injected`,
    'an entry of a bibliography': `${mark}}}\n@article{torture-injected,\n title={`,
    'a lone high surrogate': `${mark} \ud800`,
    'a lone low surrogate': `${mark} \udc00 b`,
    'swapped surrogates': `${mark} \udc00\ud800`,
    'no character': `${mark} \ufffe\uffff`,
    'a byte order mark': `\ufeff${mark}`,
    'nothing to be seen': '\u200b',
    'nothing but joiners': '\u200d\u2060\ufeff\u00ad',
    'the other direction': `${mark} \u202egnp.exe\u202c \u2066\u2067`,
    'marks upon marks': `${mark} ${'e\u0301\u0323'.repeat(200)}`,
    emoji: `${mark} 👩‍👩‍👧‍👦🏳️‍🌈${'👍🏽'.repeat(50)}`,
    'a word without end': `${mark}${'W'.repeat(5000)}`,
    '200 kB': `${mark} ${'a '.repeat(100_000)}`,
    '1 MB': `${mark} ${'a'.repeat(1_000_000)}`,
    script: `${mark} <script>${call}</script>`,
    'the end of a script': `${mark} </script><script>${call}</script>`,
    'an image': `${mark} <img src=x onerror=${call}>`,
    'the end of an attribute': `${mark} "onmouseover="${call}" x="`,
    'the end of another attribute': `${mark} ' onfocus='${call}' autofocus x='`,
    'a drawing': `${mark} <svg onload=${call}><animate onbegin=${call} attributeName=x>`,
    'a comment': `${mark} <!--><script>${call}</script>-->`,
    'a style': `${mark} </style><style>body{display:none}</style>`,
    'a title': `${mark} </title></textarea></noscript><script>${call}</script>`,
    'other XML': `${mark} ]]><script>${call}</script><![CDATA[ <!ENTITY x SYSTEM "file:///etc/passwd"> &x;`,
    'allowed marks with more': `${mark} <sub onclick=${call}>2</sub><sup><script>${call}</script></sup>`,
    'unclosed marks': `${mark} <sub><sub><sub></sup>`,
    entities: `${mark} &lt;script&gt;${call}&lt;/script&gt; &#0; &#x202e; &amp;amp;`,
    'a script address': `javascript:${call}//${mark}`,
    'a hidden script address': `\x01java\tscript:${call}//${mark}`,
    'a data address': `data:text/html,<script>${call}</script>`,
    'a script behind an address': `https://example.org/"onclick="${call}"${mark}`,
    'an address without end': `https://example.org/${'a'.repeat(5000)}`,
    'an address elsewhere': '//evil.example',
    Markdown: `${mark} [a](javascript:${call}) ![b](x"onerror="${call})`,
    'a formula': `=cmd|' /C calc'!A0 ${mark}`,
    'a template': `${mark} {{7*7}} \${7*7} <%= 7*7 %> #{7*7}`,
    'a format': `${mark} %s%n%x {0} \\u0041 \\x41`,
    SQL: `${mark}'; DROP TABLE events; --`,
    'more SQL': `${mark}" OR 1=1 /* %_\\`,
    'a path': '../../../../etc/passwd',
    TeX: `${mark} \\input{/etc/passwd} $\\frac{1}{2}$ {\\"o} \\`,
    'a prototype': '__proto__',
    'a constructor': 'constructor',
    'the day that never was': '0000-00-00',
    'a day that is none': '2024-02-30',
    'a day far away': '99999-12-31',
    'a day before': '-0001-01-01',
    'a time': '2024-02-29T25:61:61Z',
    'a number in words': '1e400',
    'not a number': 'NaN',
    undefined: 'undefined',
    null: 'null',
    'digits of others': '١٢٣',
  }
  const others: Record<string, unknown> = {
    nothing: null,
    yes: true,
    zero: 0,
    'minus one': -1,
    'minus zero': -0,
    half: 0.5,
    'more than 32 bits': 2 ** 31,
    'more than 53 bits': 2 ** 60,
    'a huge number': 1e308,
    'a list': [],
    'a list of texts': [mark, mark],
    'a list of lists': [[[[mark]]]],
    'a long list': Array.from({ length: 5000 }, () => mark),
    'an object': {},
    'an object with a prototype': withPrototype,
    'an operator': { $ne: null, $gt: '', $where: 'sleep(1000)' },
    'a query': { eq: mark, or: [{}], not: {} },
    'a deep object': deep(2000),
  }
  return Object.entries({ ...texts, ...others }).map(([name, value]) => ({ name, value }))
}

function deep(levels: number): unknown {
  let value: unknown = {}
  for (let level = 0; level < levels; level += 1) value = { a: value }
  return value
}
