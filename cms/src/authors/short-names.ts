/** Given names that one person goes by, each line with its short forms; a form may stand for several names. */
const lines = `
abigail abby
albert al bert
alexander alex sasha
alexandra alex sasha
alfred alf fred
andrew andy drew
anthony tony
benjamin ben benny
catherine cathy cate kate
charles charlie chuck
christina chris tina
christine chris
christopher chris
daniel dan danny
david dave
deborah deb debbie
donald don
douglas doug
edward ed eddie ted
elizabeth beth betty eliza liz lisa
eugene gene
frederick fred
gabriel gabe
gregory greg
harold harry
isaac ike
jacob jake
james jim jimmy
jeffrey jeff
jennifer jen jenny
jessica jess
johannes hans
john jack
jonathan jon
joseph joe
joshua josh
katherine kate kathy katie
kenneth ken
lawrence larry
leonard len leo
margaret maggie meg peggy
matthew matt
maximilian max
michael mike mick
nathaniel nate
nathan nate
nicholas nick
pamela pam
patricia pat trish
patrick pat
peter pete
philip phil
rebecca becky
richard dick rick
robert bob rob
ronald ron
samantha sam
samuel sam
sebastian seb
stephanie steph
stephen steve
steven steve
susan sue
theodore ted theo
theresa terry
thomas tom
timothy tim
victoria vicky
vincent vince
walter walt
william bill will
zachary zach
`

const formsOf = new Map<string, Set<string>>()
for (const [name = '', ...forms] of lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '))) {
  formsOf.set(name, new Set(forms))
}

/**
 * Whether one name is the short form of the other. Only forms that are known count: where names are not shortened, a
 * beginning is another name (Wei and Weiming).
 */
export const isShortFor = (one: string, other: string): boolean =>
  (formsOf.get(one)?.has(other) ?? false) || (formsOf.get(other)?.has(one) ?? false)
