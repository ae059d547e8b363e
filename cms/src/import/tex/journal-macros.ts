/**
 * Journals as NASA's ADS writes them into BibTeX (https://ui.adsabs.harvard.edu/help/actions/journal-macros): commands of
 * AASTeX, which no other style knows.
 */
const journals: ReadonlyMap<string, string> = new Map(
  `aap=Astronomy & Astrophysics
aapr=Astronomy and Astrophysics Reviews
aaps=Astronomy & Astrophysics Supplement Series
actaa=Acta Astronomica
aj=The Astronomical Journal
ao=Applied Optics
apj=The Astrophysical Journal
apjl=The Astrophysical Journal Letters
apjs=The Astrophysical Journal Supplement Series
aplett=Astrophysical Letters
apspr=Astrophysics Space Physics Research
applopt=Applied Optics
araa=Annual Review of Astronomy and Astrophysics
apss=Astrophysics and Space Science
azh=Astronomicheskii Zhurnal
baas=Bulletin of the American Astronomical Society
bain=Bulletin of the Astronomical Institutes of the Netherlands
caa=Chinese Astronomy and Astrophysics
cjaa=Chinese Journal of Astronomy and Astrophysics
fcp=Fundamentals of Cosmic Physics
gca=Geochimica et Cosmochimica Acta
grl=Geophysical Research Letters
iaucirc=IAU Circulars
icarus=Icarus
jaavso=Journal of the American Association of Variable Star Observers
jcap=Journal of Cosmology and Astroparticle Physics
jcp=The Journal of Chemical Physics
jgr=Journal of Geophysical Research
jqsrt=Journal of Quantitative Spectroscopy and Radiative Transfer
jrasc=Journal of the Royal Astronomical Society of Canada
maps=Meteoritics and Planetary Science
memras=Memoirs of the Royal Astronomical Society
memsai=Memorie della Società Astronomica Italiana
mnras=Monthly Notices of the Royal Astronomical Society
na=New Astronomy
nar=New Astronomy Reviews
nat=Nature
nphysa=Nuclear Physics A
pasa=Publications of the Astronomical Society of Australia
pasj=Publications of the Astronomical Society of Japan
pasp=Publications of the Astronomical Society of the Pacific
physrep=Physics Reports
physscr=Physica Scripta
planss=Planetary and Space Science
pra=Physical Review A
prb=Physical Review B
prc=Physical Review C
prd=Physical Review D
pre=Physical Review E
prl=Physical Review Letters
procspie=Proceedings of SPIE
psj=The Planetary Science Journal
qjras=Quarterly Journal of the Royal Astronomical Society
rmxaa=Revista Mexicana de Astronomía y Astrofísica
rmp=Reviews of Modern Physics
skytel=Sky and Telescope
solphys=Solar Physics
sovast=Soviet Astronomy
ssr=Space Science Reviews
zap=Zeitschrift für Astrophysik`
    .split('\n')
    .map((line) => {
      const [macro = '', name = ''] = line.split('=')
      return [macro, name] as const
    }),
)

const field =
  /\b(journal(?:title)?\s*=\s*)(?:\{\s*\\([a-z]+)\s*\}|"\s*\\([a-z]+)\s*"|\\([a-z]+)(?=\s*[,}]))/gi

/** `journal = {\prb}` → `journal = {Physical Review B}`; a command that is none of these stays. */
export const writeOutJournals = (text: string): string =>
  text.replace(field, (found, name: string, ...macros: (string | undefined)[]) => {
    const journal = journals.get((macros.slice(0, 3).find(Boolean) ?? '').toLowerCase())
    return journal === undefined ? found : `${name}{${journal.replace('&', '\\&')}}`
  })
