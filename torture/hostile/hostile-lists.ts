import { hostileValues } from './hostile-values.ts'

export interface HostileList {
  name: string
  format: 'auto' | 'bibtex' | 'ris' | 'csl' | 'doi'
  text: string
}

/** Lists of publications as somebody could paste them into the import. */
export function hostileLists(): HostileList[] {
  const bibtex: Record<string, string> = {
    'no end': '@article{a, title={',
    'no beginning': '}}}}',
    'braces without end': `@article{a, title=${'{'.repeat(50_000)}x${'}'.repeat(50_000)}}`,
    'a text that names itself': '@string{a = a # a} @article{k, title = a, year = 2024}',
    'texts that double': `@string{a0 = "aaaaaaaaaa"}${Array.from({ length: 40 }, (_, index) => `@string{a${index + 1} = a${index} # a${index}}`).join('\n')}@article{k, title = a40}`,
    'many entries': '@article{k, title={A}, journal={B}, year={2024}}\n'.repeat(2000),
    'the same key': '@article{k, title={A}, journal={B}, year={2024}}'.repeat(3),
    'a key of the prototype':
      '@article{__proto__, title={A}, __proto__={B}, constructor={C}, journal={J}, year={2024}}',
    'a reference to itself':
      '@article{a, crossref={a}, title={A}} @article{b, crossref={c}} @article{c, crossref={b}}',
    'a preamble': '@preamble{"\\input{/etc/passwd}"} @comment{x} @article{a, title={\\input{/etc/passwd}}}',
    'accents without end': `@article{a, title={${'\\"{'.repeat(5000)}o${'}'.repeat(5000)}}}`,
    'macros without end': `@article{a, title={${'\\x'.repeat(20_000)}}}`,
    'names without end': `@article{a, title={A}, author={${'A and '.repeat(20_000)}B}}`,
    'commas in a name': `@article{a, title={A}, author={${','.repeat(5000)}}}`,
    'mathematics without end': `@article{a, title={${'$'.repeat(20_001)}}}`,
    'a year of letters': '@article{a, title={A}, journal={J}, year={MMXXIV}, month={Smarch}, day={99}}',
  }
  const ris: Record<string, string> = {
    'no end': 'TY  - JOUR\nTI  - A',
    'an end alone': 'ER  - ',
    'ends upon ends': 'ER  - \n'.repeat(20_000),
    'unknown tags': 'TY  - JOUR\n__  - x\nZZ  - y\nER  - ',
    'a long line': `TY  - JOUR\nTI  - ${'a'.repeat(500_000)}\nER  - `,
    'many authors': `TY  - JOUR\n${'AU  - A, B\n'.repeat(20_000)}ER  - `,
    'a date of nothing': 'TY  - JOUR\nTI  - A\nJO  - J\nPY  - ////\nDA  - 9999/99/99\nER  - ',
  }
  const csl: Record<string, string> = {
    'no JSON': '[{',
    'no list': '5',
    'a list of lists': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    'a prototype': '[{"__proto__":{"title":"x"},"type":"article-journal","title":"A"}]',
    'wrong kinds': '[{"type":5,"title":{"a":1},"author":"A","issued":"2024","DOI":[],"page":{}}]',
    'dates of wrong kinds':
      '[{"type":"article-journal","title":"A","issued":{"date-parts":[["x",null,{}]]}},{"issued":{"date-parts":"a"}},{"issued":{"raw":5}}]',
    'a huge year':
      '[{"type":"article-journal","title":"A","container-title":"J","issued":{"date-parts":[[1e308,99,99]]}}]',
    'empty ones': `[${'{},'.repeat(2000)}{}]`,
    'nothing in it': '[null,true,1,"a",[]]',
  }
  const doi: Record<string, string> = {
    'no DOI': 'a b c',
    'an address elsewhere': 'https://evil.example/10.1000/182',
    'a path': '10.1000/../../../etc/passwd',
    'a line end': '10.1000/a%0d%0aHost:%20evil.example',
    many: Array.from({ length: 500 }, (_, index) => `10.1000/${index}`).join('\n'),
    'a long one': `10.1000/${'a'.repeat(50_000)}`,
    'odd characters': '10.1000/\0\u202e<script>',
  }
  const own = (format: HostileList['format'], lists: Record<string, string>) =>
    Object.entries(lists).flatMap(([name, text]) => [
      { name: `${format}: ${name}`, format, text },
      { name: `${format}: ${name}, to be guessed`, format: 'auto' as const, text },
    ])
  const inside = hostileValues('torture-list').flatMap(({ name, value }): HostileList[] => {
    if (typeof value !== 'string') return []
    const json = JSON.stringify([
      { type: 'article-journal', title: value, 'container-title': value, author: [{ family: value }] },
    ])
    return [
      {
        name: `bibtex with ${name}`,
        format: 'bibtex',
        text: `@article{k, title={${value}}, author={${value}}, journal={${value}}, year={2024}}`,
      },
      {
        name: `ris with ${name}`,
        format: 'ris',
        text: `TY  - JOUR\nTI  - ${value}\nAU  - ${value}\nJO  - ${value}\nPY  - 2024\nER  - `,
      },
      { name: `csl with ${name}`, format: 'csl', text: json },
      { name: `${name} alone`, format: 'auto', text: value },
    ]
  })
  return [...own('bibtex', bibtex), ...own('ris', ris), ...own('csl', csl), ...own('doi', doi), ...inside]
}
