import { expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'table raised',
    [
      'CONTRATTO DI LAVORO',
      "Datore di lavoro          Panificio Il Grano d'Oro di Bassi Mirella & C. S.n.c.",
      'Lavoratrice               Ilaria Conte',
      'Tipo di contratto         tempo indeterminato, part-time orizzontale',
      'Data assunzione           16/09/2022',
      'Livello                   B3 - CCNL Panificazione',
      'Orario                    24 ore/settimana',
      'Paga base mensile         € 986,40',
      'Mensilità                 13',
    ],
    {
      payer_name: "Panificio Il Grano d'Oro di Bassi Mirella & C. S.n.c.",
      person_name: 'Ilaria Conte',
      employment_start: '2022-09-16',
      weekly_hours: 24,
      monthly_gross: 98_640,
    },
  ],
  [
    'apprendistato',
    [
      'CONTRATTO DI APPRENDISTATO PROFESSIONALIZZANTE',
      'La società Elettra Impianti S.r.l., con sede in Ancona, Via Flaminia 90, assume il Sig. Diego Rinaldi, nato ad Ancona il 02/02/2003,',
      'C.F. RNLDGI03B02A271V, con contratto di apprendistato a decorrere dal 15 gennaio 2025.',
      'Il periodo formativo ha durata di 36 mesi e terminerà il 14 gennaio 2028. Periodo di prova: 30 giorni.',
      'Orario settimanale: 40 ore. Retribuzione mensile lorda iniziale: euro 1.412,00 per 13 mensilità.',
    ],
    {
      payer_name: 'Elettra Impianti S.r.l.',
      person_name: 'Diego Rinaldi',
      employment_start: '2025-01-15',
      employment_end: null,
      monthly_gross: 141_200,
      weekly_hours: 40,
    },
  ],
  [
    'lordo mensile per 14',
    [
      'PROPOSTA DI ASSUNZIONE',
      'Gentile Dott. Fabio Serra,',
      "siamo lieti di proporLe l'assunzione presso Digital Wave S.p.A., sede di Cagliari, con inquadramento nel 2° livello CCNL Commercio.",
      "L'assunzione, a tempo indeterminato, avverrà in data 02/09/2024. Periodo di prova di 60 giorni.",
      "Il trattamento economico sarà di euro 2.250,00 lordi mensili per 14 mensilità. L'orario di lavoro sarà di 38 ore e 30 minuti settimanali.",
    ],
    {
      payer_name: 'Digital Wave S.p.A.',
      person_name: 'Fabio Serra',
      employment_start: '2024-09-02',
      monthly_gross: 225_000,
      weekly_hours: 38.5,
    },
  ],
  [
    'somministrazione',
    [
      'CONTRATTO DI PRESTAZIONE DI LAVORO IN SOMMINISTRAZIONE A TEMPO DETERMINATO',
      'Agenzia per il lavoro: Synthesis Lavoro S.p.A., Via Turati 40, 20121 Milano',
      'Lavoratore: Omar Diallo',
      'Impresa utilizzatrice: Fonderie Lombarde S.r.l.',
      'Inizio missione: 05/05/2026      Termine missione: 30/04/2027',
      'Retribuzione oraria lorda: € 10,85     Orario: 40 ore settimanali',
    ],
    {
      payer_name: 'Synthesis Lavoro S.p.A.',
      person_name: 'Omar Diallo',
      employment_start: '2026-05-05',
      employment_end: '2027-04-30',
      weekly_hours: 40,
      salary_amount: 1085,
    },
  ],
  [
    'riduzione orario',
    [
      "Accordo di variazione dell'orario di lavoro",
      'tra la Ceramiche Vietri S.r.l. e la Sig.ra Lucia Amato',
      "Premesso che il rapporto di lavoro è iniziato il 10/04/2017, le parti convengono che a decorrere dal 01/03/2026 l'orario passi da 40 a",
      '30 ore settimanali, con retribuzione lorda mensile di euro 1.240,75.',
    ],
    {
      payer_name: 'Ceramiche Vietri S.r.l.',
      person_name: 'Lucia Amato',
      employment_start: '2017-04-10',
      weekly_hours: 30,
      monthly_gross: 124_075,
    },
  ],
  [
    'a long name, and pay that holds from another day',
    [
      'CONTRATTO INDIVIDUALE DI LAVORO',
      'HOTEL BELLAVISTA DI CONTI PAOLO & C. S.A.S.',
      'Il rapporto di lavoro ha inizio il 15/04/2013 ed è a tempo indeterminato.',
      'A decorrere dal 01/01/2026 la retribuzione mensile lorda è pari a Euro 3.333,60 per 13 mensilità.',
    ],
    {
      payer_name: 'HOTEL BELLAVISTA DI CONTI PAOLO & C. S.A.S.',
      employment_start: '2013-04-15',
      monthly_gross: 333_360,
    },
  ],
  [
    'the end of the training is not the end of the job',
    [
      'COMUNICAZIONE OBBLIGATORIA UNIFICATO LAV (UNILAV)',
      'Denominazione datore di lavoro      EDIL IMPIANTI S.R.L.',
      'Data inizio rapporto                03/02/2025',
      'Data fine periodo formativo         02/02/2028',
      'Data fine rapporto',
      'Tipologia contrattuale              APPRENDISTATO PROFESSIONALIZZANTE',
      'Retribuzione / compenso annuo lordo 15.845',
    ],
    { employment_start: '2025-02-03', employment_end: null },
  ],
];

test.each(papers)('terms of work as Italian letters and forms tell them: %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});
