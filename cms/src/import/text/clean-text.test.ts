import { expect, test } from 'vitest'
import { hasOnlyTitleMarkup } from '../../api/publication/title-markup'
import { cleanMarkup, cleanParagraphs, cleanText } from './clean-text'

test.each([
  ['TiO₂ and 10⁻³', 'TiO<sub>2</sub> and 10<sup>−3</sup>'],
  ['CO_2 and H_{2}O, x^2', 'CO<sub>2</sub> and H<sub>2</sub>O, x<sup>2</sup>'],
  ['\\textsubscript{x} \\& 50\\% \\unknown{thing} {Braced}', '<sub>x</sub> & 50% thing Braced'],
  ['Garcı́a', 'García'],
  ["``Quoted'' -- and~more", '"Quoted" – and more'],
  [
    '<i>in situ</i> <jats:sub>2</jats:sub> &amp; &lt;b&gt;bold&lt;/b&gt;',
    '<i>in situ</i> <sub>2</sub> & bold',
  ],
  ['\\emph{E. coli} on <em>p</em>-type <b>Si</b>', '<i>E. coli</i> on <i>p</i>-type Si'],
  ['<jats:italic>T<jats:sub>c</jats:sub></jats:italic> <i>open', '<i>T</i><sub>c</sub> open'],
  ['<sub>2 <sup>x</sup> y</sub>', '<sub>2 </sub><sup>x</sup><sub> y</sub>'],
  ['<i>a</i><i>b</i> <i></i>c</i>', '<i>ab</i> c'],
  ['<sup>13</sup>C{<sup>1</sup>H}', '<sup>13</sup>C{<sup>1</sup>H}'],
  ['{[Cu(bpy)]}<sub>n</sub> on {Si}', '{[Cu(bpy)]}<sub>n</sub> on Si'],
  ['for x < 5 nm', 'for x < 5 nm'],
  ['x <5 nm and <y', 'x <5 nm and < y'],
  ['<sub>open', 'open'],
  ['<sup><sub>2</sub></sup>', '<sub>2</sub>'],
  ['$\\mathrm{Fe}$ costs $5, not $6', 'Fe costs $5, not $6'],
  ['~10 nm at a pressure of~5 Pa', '~10 nm at a pressure of 5 Pa'],
  ['line\n  break', 'line break'],
  ['see https://example.org/~a_b--c?x^2 and a_2', 'see https://example.org/~a_b--c?x^2 and a<sub>2</sub>'],
])('%s becomes %s', (text, clean) => {
  expect(cleanMarkup(text)).toBe(clean)
  expect(hasOnlyTitleMarkup(cleanMarkup(text))).toBe(true)
  expect(cleanMarkup(cleanMarkup(text))).toBe(clean)
})

test('names and journals keep no markup, but the characters that Unicode has for indices', () => {
  expect(cleanText('J. CO₂ Res. <i>A</i>')).toBe('J. CO₂ Res. A')
  expect(cleanText('5<sup>th</sup> I<sup>3</sup> Meeting')).toBe('5th I³ Meeting')
})

test('an abstract keeps its paragraphs and loses its heading', () => {
  expect(
    cleanParagraphs('<jats:title>Abstract</jats:title><jats:p>One  a.</jats:p><jats:p>Two.</jats:p>'),
  ).toBe('One a.\n\nTwo.')
  expect(cleanParagraphs('Abstract: We show.')).toBe('We show.')
})

test.each([
  ['&lcub;110&rcub; and &lap; 250 V', '{110} and ⪅ 250 V'],
  ['&Omega;, &le; 5, &EACUTE;', 'Ω, ≤ 5, é'],
  ['&amp;lt;p&amp;gt;Fire&amp;lt;/p&amp;gt; &amp;amp;#8211; smoke', 'Fire – smoke'],
  ['R&D; &foo;', 'R&D; &foo;'],
])('no entity is left: %s', (text, clean) => {
  expect(cleanMarkup(text)).toBe(clean)
})

test.each([
  ['Anatase with exposed {001} facets', 'Anatase with exposed {001} facets'],
  ['\\{001\\} and $\\{1\u03051\u03050\\}$ of {TiO2}', '{001} and {1\u03051\u03050} of TiO2'],
  ['facets for T<Tc and T>Tc', 'facets for T< Tc and T>Tc'],
  ['For p&lt;q and r&gt;s we saw', 'For p< q and r>s we saw'],
  ['<110> and <c-axis> directions', '<110> and < c-axis> directions'],
  ['<i class="x">Candida</i> and <span lang=la>in vivo</span>', '<i>Candida</i> and in vivo'],
])('%s: what stands between signs is no tag, and a plane of a crystal no group', (text, clean) => {
  expect(cleanMarkup(text)).toBe(clean)
})

test.each([
  [
    'a field of <jats:inline-formula><jats:alternatives><jats:tex-math>$$43\\,\\mu \\mathrm{V}$$</jats:tex-math>' +
      '<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:mn>43</mml:mn><mml:mspace width="0.2em"/>' +
      '<mml:mi>μ</mml:mi><mml:mi>V</mml:mi></mml:math></jats:alternatives></jats:inline-formula> or less',
    'a field of 43 μV or less',
  ],
  [
    'with <jats:inline-formula><jats:tex-math><?CDATA $(8\\pm 2)$?></jats:tex-math><?MML 8?></jats:inline-formula> atoms',
    'with (8±2) atoms',
  ],
  [
    '<jats:tex-math>\\documentclass[12pt]{minimal} \\usepackage{amsmath} \\begin{document}$$T_c$$\\end{document}</jats:tex-math>',
    'T<sub>c</sub>',
  ],
  [
    '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac></math> and <math><msqrt><mi>x</mi></msqrt></math>',
    '(a+b)/c and √x',
  ],
  [
    '<math><msqrt><mrow><mn>2</mn><mo>·</mo><mi>x</mi></mrow></msqrt><mfenced><mi>a</mi><mi>b</mi></mfenced></math>',
    '√(2·x)(a,b)',
  ],
  [
    '<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>0</mn></mrow><mi>n</mi></munderover></math>',
    '∑<sub>i=0</sub><sup>n</sup>',
  ],
])('a formula of a publisher is read once: %s', (text, clean) => {
  expect(cleanMarkup(text)).toBe(clean)
})

test('named letters of HTML are letters', () => {
  expect(cleanText('&copy; M&uuml;ller, Jos&eacute; &Aring;ngstr&ouml;m &amp; Sons')).toBe(
    '© Müller, José Ångström & Sons',
  )
})
