import { qrPicture } from '../code/qr-picture.ts';
import type { PaperCheck } from '../paper/paper-check.ts';
import type { ReportPaper } from '../paper/report-paper.ts';

const checks: PaperCheck[] = [
  {
    state: 'passed',
    claim: 'Netto in busta = accredito in banca',
    finding: '4 mesi su 4, differenza 0,00',
    word: 'Superato',
    refs: ['P2', 'B1'],
  },
  {
    state: 'passed',
    claim: 'Buste paga: i conti tornano',
    finding: '2.480,00 − 630,00 = 1.850,00',
    word: 'Superato',
    refs: [],
  },
  {
    state: 'failed',
    claim: 'Tutte le entrate dichiarate',
    finding: '120,00 al mese non dichiarati',
    word: 'Non superato',
    refs: ['B1'],
  },
  {
    state: 'inconclusive',
    claim: 'Contratto senza scadenza',
    finding: 'contratto non fornito',
    word: 'Inconcludente',
    refs: [],
  },
];

const ledger = (title: string) => ({
  title,
  kind: 'table' as const,
  columns: [
    { label: '', align: 'left' as const, width: 1 },
    { label: '', align: 'right' as const, width: 'auto' as const },
  ],
  rows: [
    [
      { text: 'Mediana di tre netti ordinari', refs: ['P2', 'P3'] },
      { text: '1.850,00', strong: true },
    ],
    [
      { text: 'meno rata del prestito', refs: ['B1'] },
      { text: '−250,00', strong: true },
    ],
  ],
  total: [{ text: 'Il limite più stretto, in euro interi' }, { text: '600' }],
  note: 'Altri limiti: 33 % del reddito 652,73.',
});

/** An invented report of the Italian look, for whoever works on the template. */
export const samplePaper = (link: string): ReportPaper => ({
  language: 'it',
  title: 'Report per l’affitto VR-4K7M-91QX',
  author: 'Vesta',
  number: 'VR-4K7M-91QX',
  createdAt: { year: 2026, month: 11, day: 15, hour: 10, minute: 0, second: 0 },
  brand: { name: 'Vesta', primary: '#0f4c45', accent: '#c8551f', logo: null },
  kind: 'Report per l’affitto',
  recipient: 'Abitare Orobia S.r.l.',
  place: 'Via Pontida 14, Bergamo',
  name: 'Marta Colleoni',
  facts: [
    { label: 'Report', value: 'VR-4K7M-91QX' },
    { label: 'Generato il', value: '15 novembre 2026' },
    { label: 'Valido fino al', value: '14 gennaio 2027' },
  ],
  verify: { label: 'Verifica il report', host: 'vesta.example/verify', link, picture: qrPicture(link), alt: 0 },
  answer: {
    question: 'Quale canone è sostenibile?',
    value: '600 €',
    unit: 'al mese, consigliato',
    tag: { tone: 'noted', word: 'Al limite' },
    sentence: 'Il canone richiesto supera di 100 € il valore consigliato e resta sotto il tetto di 738 €.',
    slider: {
      alt: 1,
      marker: 88,
      isOver: true,
      isCarried: false,
      cautiousAt: 44.2,
      recommendedAt: 60,
      ceilingAt: 74,
      rent: '700 €',
      rentLabel: 'canone richiesto',
      cautious: '442 €',
      cautiousLabel: 'prudente',
      recommended: '600 €',
      recommendedLabel: 'consigliato',
      ceiling: '738 €',
      ceilingLabel: 'tetto',
    },
    facts: [{ label: 'Rata', value: '442,28 €' }],
    sureTitle: 'Quanto siamo sicuri',
    sure: [
      { label: 'Reddito', level: 3, word: 'Solido' },
      { label: 'Impegni', level: 2, word: 'Buono' },
      { label: 'Contratto', level: 1, word: 'Debole' },
    ],
    talliedTitle: 'Cosa è stato verificato',
    tally: (['passed', 'passed', 'failed', 'inconclusive'] as const).map((state) => ({ state, count: null })),
    tallyWords: '2 superati, 1 non superato, 1 inconcludente',
  },
  ledgers: [ledger('Come nasce la cifra'), ledger('Lavoro e cassa')],
  checks: { title: 'Controlli principali', rows: checks },
  seal: {
    ring: 'SIGILLATO DA VESTA · SIGILLATO DA VESTA · ',
    date: '15.11.2026',
    title: 'Sigillo elettronico.',
    words: 'Ogni modifica al file lo rompe. Impronta: 7F3A 91C0 5E2B D846',
    caution: 'Il report informa la decisione di una persona e non la sostituisce.',
    alt: 2,
  },
  sections: [
    {
      title: 'Entrate',
      startsPage: true,
      blocks: [
        { kind: 'text', text: 'Testo con #segni *che* non sono $comandi$ @mai.', quiet: false },
        {
          kind: 'months',
          caption: 'Bordo: busta paga. Pieno: banca.',
          alt: 3,
          months: ['ago', 'set', 'ott'].map((label, i) => ({
            label,
            value: '1.850',
            outline: 185_000,
            solid: i === 1 ? 0 : 185_000,
          })),
        },
        {
          kind: 'coverage',
          caption: 'Scuro: coperto. Tratteggiato: manca.',
          alt: 4,
          months: ['set', 'ott', 'nov'],
          rows: [{ label: 'Banca', states: ['covered', 'partial', 'missing'] }],
        },
        { kind: 'messages', items: [{ tone: 'noted', text: 'Manca la busta di settembre.', refs: ['P3'] }] },
        { kind: 'facts', items: [{ label: 'Nome', value: { text: 'Marta Colleoni', mark: 'passed' } }] },
        { kind: 'checks', rows: checks },
        { kind: 'list', items: ['Una cosa', 'Un’altra'] },
      ],
    },
  ],
  issued: 'Rilasciato a Abitare Orobia il 15 novembre 2026',
  pageWords: 'Pagina {page} di {pages}',
  alts: [
    'Codice da inquadrare',
    'Scala da 0 a 738 euro',
    'Sigillo del 15 novembre 2026',
    'Netto per mese',
    'Mesi coperti',
  ],
});
