// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { formattedText } from './formatted-text'

const pasted = (html: string) => formattedText(html, { withHeadings: true })

/** As Word for Windows puts it on the clipboard. */
const word = (paragraphs: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
${paragraphs}
<!--EndFragment-->
</body></html>`

const item = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${String(level)} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`

describe('from Word', () => {
  test('paragraphs are parted by a blank line, and lines that were only broken in the source are none', () => {
    expect(
      pasted(
        word(`<p class=MsoNormal>The group was founded
in 2011.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>It has <b>nineteen</b><span style='mso-spacerun:yes'>  </span>members.<o:p></o:p></p>`),
      ),
    ).toBe('The group was founded in 2011.\n\nIt has **nineteen** members.')
  })

  test('headings, lists, links, italics and indices stay', () => {
    expect(
      pasted(
        word(`<h1>Open <b>positions</b><o:p></o:p></h1>
<p class=MsoNormal>We grow MoS<sub>2</sub> at 10<sup>-3</sup> mbar on <i>E. coli</i>, see <a
href="https://example.org/call(1)">the call</a>.<o:p></o:p></p>
${item('·', 'A PhD student')}
${item('o', '<b>A postdoc</b>, from May')}
<h2>How to apply</h2>
${item('1.', 'Write to us.')}
${item('2.', 'Come.')}`),
      ),
    ).toBe(
      [
        '## Open positions',
        '',
        'We grow MoS₂ at 10⁻³ mbar on *E. coli*, see [the call](https://example.org/call(1)).',
        '',
        '- A PhD student',
        '- **A postdoc**, from May',
        '',
        '### How to apply',
        '',
        '1. Write to us.',
        '2. Come.',
      ].join('\n'),
    )
  })

  test('a table amid a text has its rows with tabs, and a cell in each place', () => {
    expect(
      pasted(
        word(`<p>Beam times:</p><table class=MsoTableGrid><tr><td><p>Year</p></td><td colspan=2><p>Place</p></td></tr>
<tr><td rowspan=2><p>2025</p></td><td><p>Hall<br>two</p></td><td><p>H<sub>2</sub>S</p></td></tr>
<tr><td><p>Grenoble</p></td><td><p>&nbsp;</p></td></tr></table><p>And more.</p>`),
      ),
    ).toBe('Beam times:\n\nYear\tPlace\t\n2025\tHall two\tH₂S\n\tGrenoble\t\n\nAnd more.')
  })
})

test('Google’s editor says all in styles, around an element for bold that is none', () => {
  expect(
    pasted(
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">We study </span><span style="font-weight:700;white-space:pre-wrap;">gas sensing</span><span style="font-weight:400;font-style:italic"> in vitro</span><span style="font-weight:400"> with CO</span><span style="font-size:0.6em;vertical-align:sub;">2</span><span>.</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">one</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span>two</span></p></li></ul></b>`,
    ),
  ).toBe('We study **gas sensing** *in vitro* with CO₂.\n\n- one\n- two')
})

describe('from Word', () => {
  test('what a colleague deleted, a comment and what is hidden stay there', () => {
    expect(
      pasted(
        word(`<p>We believe <del>strongly</del> in <ins>open</ins> science.<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span></p>
<p>Old <s>price</s> text<span style='display:none;mso-hide:all'>secret</span>, zir&shy;conia</p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Please check.</p></div>`),
      ),
    ).toBe('We believe in open science.\n\nOld text, zirconia')
  })

  test('numbers of headings and of references are words', () => {
    const number = (text: string) => `<span style='mso-list:Ignore'>${text}<span>&nbsp;&nbsp;</span></span>`
    expect(
      pasted(
        `<h1>${number('1')}Aims</h1><h2>${number('1.1')}Methods</h2><p>${number('[1]')}A. Sample, 2020.</p><p>${number('2.')}Two</p>`,
      ),
    ).toBe('## 1 Aims\n\n### 1.1 Methods\n\n[1] A. Sample, 2020.\n\n2. Two')
  })
})

describe('from a web page', () => {
  test('two breaks are the end of a paragraph, on pages that have no others', () => {
    expect(pasted('Head: <b>A. Sample</b>.<br>Room 1<br> <br>Three rooms:<br>&nbsp;&bull;&nbsp;Laser')).toBe(
      'Head: **A. Sample**.\nRoom 1\n\nThree rooms:\n• Laser',
    )
  })

  test('a table of one row arranges a page; in one with lists each stays in its cell', () => {
    expect(pasted('<table><tr><td>Home<br>Team</td><td><b>Welcome</b></td></tr></table>')).toBe(
      'Home\nTeam\n\n**Welcome**',
    )
    expect(
      pasted(
        '<p>Tasks</p><table><tr><th>Name</th><th>Tasks</th></tr><tr><td>Anna</td><td><ul><li>x</li><li>y</li></ul></td></tr></table>',
      ),
    ).toBe('Tasks\n\nName\tTasks\nAnna\tx, y')
  })

  test('a program beside a text takes nothing away from it', () => {
    expect(pasted('<h2>A</h2><p>See <a href="/b">b</a></p><pre>x = 1\n  y</pre>')).toContain('## A\n\nSee')
  })

  test('lists within lists stay what they are, and numbers go on', () => {
    expect(pasted('<ol start="1"><li>Write<ol><li>by mail</li></ol></li><li>Come<br>to us</li></ol>')).toBe(
      '1. Write\n  1. by mail\n2. Come\n  to us',
    )
    expect(pasted('<ol><li>a</li><ol><li>b</li></ol><li>c</li></ol>')).toContain('2. c')
  })

  test('a list within a list stays in it where Word and Google put it', () => {
    expect(
      pasted(
        word(
          [item('1.', 'one'), item('a.', 'sub a', 2), item('1.1', 'section', 2), item('2.', 'two')].join(
            '\n',
          ),
        ),
      ),
    ).toBe('1. one\n  - sub a\n\n1.1 section\n\n2. two')
    expect(pasted('<ul><li>one</li><ul><li>sub</li></ul><li>two</li></ul>')).toBe('- one\n  - sub\n- two')
    expect(
      pasted(word([item('·', 'a'), item('1.', 'b', 2), item('§', 'c', 3), item('·', 'd')].join(''))),
    ).toBe('- a\n  1. b\n    - c\n- d')
    expect(
      pasted('<ul><li>a<ul><li><p>b</p><p>more</p><ul><li>c</li></ul></li></ul></li><li>d</li></ul>'),
    ).toBe('- a\n  - b\n    more\n    - c\n- d')
  })

  test('a formula of KaTeX stands there once, with its powers, and a fraction is one', () => {
    const math =
      '<math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup><mfrac><mi>a</mi><mn>2</mn></mfrac></mrow>' +
      '<annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math>'
    const katex = `<span class="katex"><span class="katex-mathml">${math}</span><span class="katex-html" aria-hidden="true">E=mc2a2</span></span>`
    expect(pasted(`<p>That is ${katex}, <b>surely</b>.</p>`)).toBe('That is E=mc²a/2, **surely**.')
  })

  test('an address that says where it leads stays as it is, one within this site begins with a slash, others are words', () => {
    expect(
      pasted(
        `<p><a href="https://example.org/">example.org</a>, <a href="mailto:a@example.org">a@example.org</a>, <a href="${location.origin}/contact">us</a>, <a href="#note">note</a>, <a href="javascript:alert(1)">run</a>, <a href="https://example.org/a b">the
file</a></p>`,
      ),
    ).toBe('example.org, a@example.org, [us](/contact), note, run, [the file](https://example.org/a%20b)')
  })

  test('no asterisk is shown that says nothing', () => {
    expect(pasted('<p>un<b>believ</b>able <b><i>both</i></b> <b>two<br>lines</b> <i> p </i>-type</p>')).toBe(
      'unbelievable *both* two\nlines *p* -type',
    )
  })

  test('what arranges a page is no table, and images, scripts and styles are left out', () => {
    expect(
      pasted(
        '<table><tr><td><h3>News</h3></td><td><script>alert(1)</script><style>p{}</style><p>One <img src="http://x.example/a.png" alt="x" onerror="alert(1)"></p></td></tr></table><p>Two</p>',
      ),
    ).toBe('## News\n\nOne\n\nTwo')
  })
})

test('where a text has no headings they are bold lines', () => {
  const html = '<h2>Education</h2><p>Doctorate in <b>Kyoto</b></p>'
  expect(formattedText(html, { withHeadings: false })).toBe('**Education**\n\nDoctorate in **Kyoto**')
})

test.each([
  ['nothing', ''],
  ['plain words', '<meta charset="utf-8"><span style="color: rgb(0, 0, 0)">only words</span>'],
  ['one paragraph', '<p class=MsoNormal>One.</p>'],
  [
    'a spreadsheet',
    '<table><tr><td><b>Year</b></td><td>Place</td></tr><tr><td>2025</td><td>Hall</td></tr></table>',
  ],
  [
    'the lines of a program',
    '<div style="white-space: pre;"><div><span style="font-weight: bold">**x**</span></div></div>',
  ],
])('the plain text says as much: %s', (_, html) => {
  expect(pasted(html)).toBeUndefined()
})
