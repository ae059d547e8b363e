import { expect, test } from 'vitest'
import { formatOf } from './format'
import { readText } from './read'

async function read(text: string) {
  const format = formatOf(text)
  if (format === undefined || format === 'doi') throw new Error('This looks like no format')
  return { format, entries: await readText(text, format) }
}

const pubmed = (article: string, more = '') => `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet><PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">12345678</PMID>
<Article>${article}</Article>
<KeywordList Owner="NOTNLM"><Keyword MajorTopicYN="N">gas sensors</Keyword><Keyword>ZnO</Keyword></KeywordList>
</MedlineCitation><PubmedData>${more}</PubmedData></PubmedArticle></PubmedArticleSet>`

test('PubMed’s XML: a book has its own authors; an article without pages has the number of its publisher', async () => {
  const people = (type: string, name: string) =>
    `<AuthorList Type="${type}"><Author><LastName>${name}</LastName><ForeName>Jane</ForeName></Author></AuthorList>`
  const book = await read(
    `<PubmedArticleSet><PubmedBookArticle><BookDocument><PMID>7</PMID><Book><Publisher><PublisherName>Press</PublisherName></Publisher>
<BookTitle>A whole book</BookTitle><PubDate><Year>2001</Year></PubDate>${people('authors', 'Writer')}${people('editors', 'Reviser')}</Book></BookDocument></PubmedBookArticle></PubmedArticleSet>`,
  )
  expect(book.entries[0]?.draft).toEqual({
    title: 'A whole book',
    type: 'book',
    authors: ['Jane Writer'],
    editors: 'Jane Reviser',
    publisher: 'Press',
    year: 2001,
    pmid: '7',
  })
  const numbered = (pii: string) =>
    read(pubmed(`<ArticleTitle>T</ArticleTitle><ELocationID EIdType="pii">${pii}</ELocationID>`))
  expect((await numbered('e42692')).entries[0]?.draft?.pages).toBe('e42692')
  expect((await numbered('S1080-6032(22)00139-9')).entries[0]?.draft?.pages).toBeUndefined()
})

test('PubMed’s XML: indices, parts of the abstract, grants; the DOIs of cited papers stay out', async () => {
  const { format, entries } = await read(
    pubmed(
      `<Journal><ISSN IssnType="Electronic">2049-3630</ISSN><JournalIssue><Volume>7</Volume><Issue>2</Issue>
<PubDate><Year>2018</Year><Month>Feb</Month><Day>03</Day></PubDate></JournalIssue><Title>Sample journal of biology</Title></Journal>
<ArticleTitle>Growth of TiO<sub>2</sub> &amp; <i>E. coli</i> at p &lt; 0.05.</ArticleTitle>
<Pagination><MedlinePgn>1234-45</MedlinePgn></Pagination>
<Abstract><AbstractText Label="AIM">To see.</AbstractText><AbstractText Label="RESULT">Seen.</AbstractText></Abstract>
<AuthorList><Author><LastName>Sample</LastName><ForeName>Jane A</ForeName></Author>
<Author><LastName>Smith</LastName><ForeName>J</ForeName><Suffix>Jr</Suffix></Author>
<Author><CollectiveName>SAMPLE Study Group</CollectiveName></Author></AuthorList>
<Language>eng</Language><GrantList><Grant><GrantID>R01 1</GrantID><Agency>NIH</Agency></Grant></GrantList>
<PublicationTypeList><PublicationType>Journal Article</PublicationType></PublicationTypeList>`,
      `<ArticleIdList><ArticleId IdType="pubmed">12345678</ArticleId><ArticleId IdType="doi">10.5555/own</ArticleId></ArticleIdList>
<ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.5555/cited</ArticleId></ArticleIdList></Reference></ReferenceList>`,
    ),
  )
  expect(format).toBe('pubmed')
  expect(entries).toEqual([
    {
      source: 'PMID 12345678',
      draft: {
        title: 'Growth of TiO<sub>2</sub> & <i>E. coli</i> at p < 0.05',
        type: 'article',
        authors: ['Jane A Sample', 'Smith, Jr, J', 'SAMPLE Study Group'],
        journal: 'Sample journal of biology',
        volume: '7',
        issue: '2',
        pages: '1234-1245',
        doi: '10.5555/own',
        issn: '2049-3630',
        pmid: '12345678',
        keywords: 'gas sensors; ZnO',
        funding: 'NIH R01 1',
        abstract: 'AIM: To see.\n\nRESULT: Seen.',
        year: 2018,
        month: 2,
        day: 3,
      },
      problems: [],
      notes: [],
    },
  ])
})

test('EndNote’s XML: texts that say their font, types by their names', async () => {
  const style = (text: string) => `<style face="normal" font="default" size="100%">${text}</style>`
  const { format, entries } = await read(`<?xml version="1.0" encoding="UTF-8" ?><xml><records><record>
<database name="My.enl" path="C:\\Users\\me\\My.enl">My.enl</database><rec-number>5</rec-number>
<ref-type name="Book Section">5</ref-type>
<contributors><authors><author>${style('Sample, Jane')}</author><author>${style('Müller, E.')}</author></authors>
<secondary-authors><author>${style('Editor, A.')}</author></secondary-authors></contributors>
<titles><title>${style('Films of WO')}<style face="subscript">3</style>${style(' &amp; others')}</title><secondary-title>${style('A Book')}</secondary-title></titles>
<pages>${style('1-9')}</pages><keywords><keyword>${style('one')}</keyword><keyword>${style('two')}</keyword></keywords>
<dates><year>${style('2016')}</year><pub-dates><date>${style('Mar 4')}</date></pub-dates></dates>
<publisher>${style('Press')}</publisher><isbn>${style('978-3-16-148410-0')}</isbn>
<electronic-resource-num>${style('10.5555/end')}</electronic-resource-num><notes>${style('mine alone')}</notes>
</record></records></xml>`)
  expect(format).toBe('endnote')
  expect(entries[0]?.draft).toEqual({
    title: 'Films of WO<sub>3</sub> & others',
    type: 'chapter',
    authors: ['Jane Sample', 'E. Müller'],
    editors: 'A. Editor',
    booktitle: 'A Book',
    publisher: 'Press',
    pages: '1-9',
    isbn: '978-3-16-148410-0',
    doi: '10.5555/end',
    keywords: 'one; two',
    year: 2016,
    month: 3,
    day: 4,
  })
  expect(entries[0]?.notes).toEqual(['Not kept: note “mine alone”.'])
})

test('EndNote’s XML: who edited a book without authors stands in their place', async () => {
  const { entries } =
    await read(`<xml><records><record><ref-type name="Edited Book">28</ref-type><contributors>
<secondary-authors><author>Sample, J.</author></secondary-authors></contributors><titles><title>A Book</title></titles>
<dates><year>2007</year></dates><publisher>Press</publisher></record></records></xml>`)
  expect(entries[0]?.draft).toMatchObject({ type: 'book', authors: ['J. Sample'] })
})

test('PubMed’s XML: formulas in MathML keep their indices, and a file may begin with its record', async () => {
  const math =
    '<mml:math>\n <mml:msubsup>\n <mml:mi>η</mml:mi><mml:mi>p</mml:mi><mml:mn>2</mml:mn></mml:msubsup></mml:math>'
  const { format, entries } = await read(
    `<PubmedArticle><MedlineCitation><PMID>7</PMID><Article><ArticleTitle>On ${math} alone</ArticleTitle></Article></MedlineCitation></PubmedArticle>`,
  )
  expect(format).toBe('pubmed')
  expect(entries[0]?.draft?.title).toBe('On η<sub>p</sub><sup>2</sup> alone')
})

test('entities that a document defines itself stand for nothing, and no file is opened', async () => {
  const laughs = Array.from(
    { length: 20 },
    (_, index) => `<!ENTITY l${String(index + 1)} "&l${String(index)};&l${String(index)};">`,
  )
  const { entries } = await read(
    pubmed('<ArticleTitle>A &l20; b &file; title</ArticleTitle>').replace(
      /<!DOCTYPE[^>]*>/,
      `<!DOCTYPE PubmedArticleSet [<!ENTITY l0 "ha"><!ENTITY file SYSTEM "file:///etc/passwd">${laughs.join('')}]>`,
    ),
  )
  expect(entries).toHaveLength(1)
  expect(entries[0]?.draft?.title?.length).toBeLessThan(40)
})
