import { expect, test } from 'vitest'
import { readText } from './read'

/** The title that comes out of a BibTeX file. */
async function titleOf(tex: string): Promise<string | undefined> {
  const [entry] = await readText(`@article{k, title = {${tex}}, journal = {J}, year = 2020}`, 'bibtex')
  return entry?.draft?.title
}

test.each([
  ['\\ch{Fe^{3+}} doped \\ce{ZnO}', 'Fe<sup>3+</sup> doped ZnO'],
  ['\\ch{^{67}Zn} and \\ce{^{227}_{90}Th+}', '<sup>67</sup>Zn and <sup>227</sup><sub>90</sub>Th<sup>+</sup>'],
  ['\\ce{WO_{3-x}} films', 'WO<sub>3−x</sub> films'],
  ['$\\mathrm{TiO_{2-x}}$ films', 'TiO<sub>2−x</sub> films'],
  ['\\mathrm{TiO_{2-x}} films', 'TiO<sub>2−x</sub> films'],
  ['\\ce{SO4^2-} and \\ce{F-}', 'SO<sub>4</sub><sup>2−</sup> and F<sup>−</sup>'],
  ['\\ce{Zn_{1-x}Mg_xO}', 'Zn<sub>1−x</sub>Mg<sub>x</sub>O'],
  ['\\ce{2H2 + O2 -> 2H2O}', '2H<sub>2</sub> + O<sub>2</sub> → 2H<sub>2</sub>O'],
  ['\\ce{CuSO4.5H2O}', 'CuSO<sub>4</sub>·5H<sub>2</sub>O'],
  ['\\ce{(NH4)2[Fe(CN)6]^4-}', '(NH<sub>4</sub>)<sub>2</sub>[Fe(CN)<sub>6</sub>]<sup>4−</sup>'],
  ['\\ce{$\\alpha$-Fe2O3}', 'α-Fe<sub>2</sub>O<sub>3</sub>'],
  ['\\ce{Y_{$x$}Ba2Cu3O_{7-$\\delta$}}', 'Y<sub>x</sub>Ba<sub>2</sub>Cu<sub>3</sub>O<sub>7−δ</sub>'],
  ['\\ce{C-C} and \\ce{H#H}', 'C-C and H≡H'],
])('%s becomes %s', async (tex, title) => {
  expect(await titleOf(tex)).toBe(title)
})
