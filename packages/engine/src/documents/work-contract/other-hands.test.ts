import { describe, expect, test } from 'vitest';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { readContract as read } from './testing/read-contract.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'a letter of a cooperative that says who is taken on after the day',
    [
      'Forno Tre Spighe Soc. Coop. a r.l.',
      'Via dei Mulini 8 - 41121 Modena',
      'Modena, 3 marzo 2025',
      'Egr. Sig. Davide Ferraresi',
      'Corso Emilia 200',
      'Oggetto: assunzione a tempo indeterminato',
      'Le comunichiamo che dal 17 marzo 2025 Ella è assunto presso la nostra azienda, 3° livello del C.C.N.L. Panificazione,',
      'a tempo pieno di 40 ore settimanali. Il trattamento economico mensile lordo sarà di € 1.698,40 per n. 13 mensilità.',
    ],
    {
      payer_name: 'Forno Tre Spighe Soc. Coop. a r.l.',
      person_name: 'Davide Ferraresi',
      employment_start: '2025-03-17',
      monthly_gross: 169_840,
      paychecks_per_year: 13,
    },
  ],
  [
    'a form of a shop without a legal form',
    [
      'CONTRATTO DI ASSUNZIONE A TEMPO DETERMINATO',
      'La ditta individuale Gelateria Polare di Sartori Nives, con sede in Udine, via Gemona 12, P.IVA 01234567890',
      'ASSUME la Sig.ra Petra Kos, nata a Gorizia il 4 maggio 1998 e residente in Gorizia',
      'Decorrenza: 01/04/2026          Scadenza: 30/09/2026',
      'Retribuzione lorda mensile: Euro 905,16     Mensilità: 14     Orario: 24 ore settimanali',
    ],
    {
      payer_name: 'Gelateria Polare di Sartori Nives',
      person_name: 'Petra Kos',
      employment_kind: 'fixed_term',
      employment_end: '2026-09-30',
      gross_income: 1_267_224,
    },
  ],
  [
    'a practice, and a name at a caption',
    [
      'LETTERA DI ASSUNZIONE',
      'NOME E COGNOME: GIULIA MARTINI          LUOGO DI NASCITA: TORINO',
      'Con la presente siamo a formalizzare la Sua assunzione in qualità di impiegata amministrativa presso Studio',
      'Associato Rovati e Grassi, con contratto a tempo pieno ed indeterminato, a far data dal 02.05.2024.',
      'La Sua retribuzione lorda sarà pari ad € 1.560,00 mensili per quattordici mensilità.',
      'L’orario di lavoro settimanale è fissato in 40 ore. Patto di prova: mesi 2.',
    ],
    {
      payer_name: 'Studio Associato Rovati e Grassi',
      person_name: 'GIULIA MARTINI',
      employment_start: '2024-05-02',
      gross_income: 2_184_000,
      weekly_hours: 40,
      probation_months: 2,
    },
  ],
  [
    'a season on a farm, with a probation that has days of its own',
    [
      'CONTRATTO INDIVIDUALE DI LAVORO A TEMPO DETERMINATO',
      'L’Azienda Agricola Valleverde, di seguito "Datore", e il sig. Amadou Diallo, nato il 01/01/1990, convengono:',
      'il periodo di prova dal 01/03/2026 al 10/03/2026; il Lavoratore sarà occupato dal 1/3/2026 al 30/11/2026;',
      'la paga oraria lorda è di € 8,94; l’orario è di 39 ore settimanali.',
    ],
    {
      payer_name: 'Azienda Agricola Valleverde',
      person_name: 'Amadou Diallo',
      employment_start: '2026-03-01',
      employment_end: '2026-11-30',
      salary_amount: 894,
    },
  ],
  [
    'an offer for somebody’s attention',
    [
      'Milano, 10 giugno 2025',
      'Alla cortese attenzione di',
      'Chiara Beltrame',
      'OGGETTO: Proposta di assunzione',
      'Con la presente Nuova Editrice Alba S.r.l. Le propone l’assunzione a tempo indeterminato. Prenderà servizio il giorno',
      '1° luglio 2025. Stipendio base lordo mensile: 2.150,00 €; mensilità 13,5.',
    ],
    {
      payer_name: 'Nuova Editrice Alba S.r.l.',
      person_name: 'Chiara Beltrame',
      monthly_gross: 215_000,
      paychecks_per_year: null,
    },
  ],
  [
    'pay of the year and of each of its payments, both told',
    [
      'Lettera di assunzione',
      'La società Porto Logistica S.p.A. La assume a tempo indeterminato. Il rapporto ha inizio dal 1° luglio 2025.',
      'Gentile Chiara Beltrame, Lei percepirà una retribuzione lorda annua di € 33.382,00 suddivisa in 14 mensilità di',
      '€ 2.313,00 lordi.',
    ],
    { monthly_gross: 231_300, gross_income: 3_338_200, paychecks_per_year: 14 },
  ],
  [
    'a firm that is called one',
    [
      'Arbeitsvertrag',
      'Die Firma Lichtblick Augenoptik e.K., vertreten durch die Inhaberin, Marktplatz 3, 73728 Esslingen',
      '- Arbeitgeberin -',
      'und',
      'Frau Tanja Wolf, Neckarstr. 20, 73728 Esslingen',
      'schließen folgenden Vertrag: Die Arbeitnehmerin tritt am 15.04.2024 in den Betrieb ein.',
      'Das Gehalt beträgt 2.950,00 € brutto im Monat. Es werden 13 Gehälter gezahlt.',
    ],
    {
      payer_name: 'Lichtblick Augenoptik e.K.',
      person_name: 'Tanja Wolf',
      employment_start: '2024-04-15',
      gross_income: 3_835_000,
    },
  ],
  [
    'captions of the public sector, with a title before the name',
    [
      'Befristeter Arbeitsvertrag mit Sachgrund',
      'Arbeitgeber: Universitätsklinikum Jena, Kastanienstraße 1, 07747 Jena',
      'Beschäftigte: Dr. Olga Petrenko',
      'geboren am: 22.02.1990',
      'Frau Dr. Petrenko wird ab 01.01.2026 bis einschließlich 31.12.2027 in Vollzeit eingestellt.',
      'Das monatliche Tabellenentgelt beläuft sich derzeit auf 4.629,74 Euro brutto.',
    ],
    {
      payer_name: 'Universitätsklinikum Jena',
      person_name: 'Olga Petrenko',
      employment_start: '2026-01-01',
      employment_end: '2027-12-31',
      monthly_gross: 462_974,
    },
  ],
  [
    'the pay of an apprentice by years, of which none is that of today',
    [
      'BERUFSAUSBILDUNGSVERTRAG',
      'Name und Anschrift: Elektro Kaminski GmbH, 44135 Dortmund',
      'Die Ausbildung beginnt am 01.08.2025 und endet am 31.01.2029.',
      'Vergütung im 1. Ausbildungsjahr 1.080,00 EUR, im 2. 1.130,00 EUR, im 3. 1.230,00 EUR, im 4. 1.290,00 EUR monatlich.',
    ],
    { payer_name: 'Elektro Kaminski GmbH', salary_amount: null, employment_end: '2029-01-31' },
  ],
  [
    'parties beside each other under what they are called',
    [
      'Arbeitsvertrag für geringfügig Beschäftigte',
      'Arbeitgeber                          Arbeitnehmer',
      'Kiosk am Park                        Noah Berger',
      'Parkallee 1, 28209 Bremen            Ring 5, 28213 Bremen',
      'Beginn des Arbeitsverhältnisses: 01.02.2026',
      'Vergütung: 13,90 € je Stunde, höchstens 603,00 € monatlich',
    ],
    { payer_name: 'Kiosk am Park', person_name: 'Noah Berger', employment_kind: 'minijob' },
  ],
  [
    'a town hall on a row of its own, and a first day that something runs on from',
    [
      'Arbeitsvertrag',
      'Zwischen',
      'der Gemeinde Ahrensfelde',
      'vertreten durch den Bürgermeister',
      'und',
      'Frau',
      'Svenja Krüger',
      'wird ein Arbeitsvertrag abgeschlossen. Frau Krüger wird vom 1.3.2024 an auf unbestimmte Zeit beschäftigt.',
      'Die Probezeit beträgt sechs Monate und endet am 31.08.2024.',
    ],
    {
      payer_name: 'Gemeinde Ahrensfelde',
      person_name: 'Svenja Krüger',
      employment_start: '2024-03-01',
      probation_end: '2024-08-31',
    },
  ],
  [
    'a pharmacy whose name is long, and a start that clings to its word',
    [
      'CONTRATTO DI LAVORO A TEMPO INDETERMINATO E PARZIALE',
      'Datore di lavoro: Farmacia Santa Rita della Dott.ssa Elena Moro & C. S.n.c., sede in Bergamo',
      'Lavoratrice: Sara Nodari, nata a Treviglio il 09.11.1996',
      'Il rapporto ha inizio dall’11 maggio 2026. Totale mensile lordo € 1.330,44 per 13 mensilità.',
    ],
    {
      payer_name: 'Farmacia Santa Rita della Dott.ssa Elena Moro & C. S.n.c.',
      employment_start: '2026-05-11',
      monthly_gross: 133_044,
    },
  ],
  [
    'a town hall and somebody with a title',
    [
      'Accordo individuale',
      'tra COMUNE DI VERBANIA (C.F. 00182910034), rappresentato dal Dirigente, e il dott. Marco Borella, nato a Domodossola',
      'il 17/02/1992. CONTRATTO INDIVIDUALE DI LAVORO a tempo indeterminato, con decorrenza 01.12.2024. Prova: mesi sei.',
      'Il trattamento economico annuo lordo è di € 25.146,71 per tredici mensilità.',
    ],
    { payer_name: 'COMUNE DI VERBANIA', person_name: 'Marco Borella', gross_income: 2_514_671 },
  ],
  [
    'a student whose contract ends, in a few words',
    [
      'Vertrag über eine Tätigkeit als Werkstudent',
      'Arbeitgeber',
      'Bitwerk Software GmbH',
      'Werkstudent',
      'Herr Ali Rezaei',
      'Beginn: 15.10.2025, Ende: 14.10.2026. Arbeitsvertrag befristet. Stundenlohn 16,00 € brutto.',
    ],
    {
      payer_name: 'Bitwerk Software GmbH',
      person_name: 'Ali Rezaei',
      employment_kind: 'fixed_term',
      employment_end: '2026-10-14',
    },
  ],
  [
    'a contract that changes one, and pay thirteen times',
    [
      'Änderungsvertrag',
      'zum Arbeitsvertrag vom 01.03.2020 zwischen der Firma Autohaus Becker KG und Herrn Sven Lindemann',
      'Mit Wirkung zum 01.01.2026 wird das monatliche Bruttogehalt auf 3.640,00 Euro erhöht, zahlbar 13 mal jährlich.',
    ],
    { payer_name: 'Autohaus Becker KG', person_name: 'Sven Lindemann', gross_income: 4_732_000 },
  ],
];

test.each([
  ['Sehr geehrte Frau Wittenbrink,', 'Rieke Wittenbrink'],
  // Somebody else is greeted than the window names.
  ['Sehr geehrter Herr Maier,', null],
])('INC-05 a letter goes to whom it greets: %s', async (greeting, name) => {
  const reading = await read(
    'Bau Terhorst mbH',
    'An der Aue 3 · 90443 Nürnberg',
    'Rieke Wittenbrink',
    'Weg 94',
    '76133 Karlsruhe',
    'Anstellungsvertrag',
    greeting,
    'wir freuen uns, Sie unbefristet zu beschäftigen.',
  );
  expect(valuesOf(reading)).toMatchObject({ payer_name: 'Bau Terhorst mbH', person_name: name });
});

test('INC-05 captions of a form are nobody, and the party stands beside its own', async () => {
  const reading = await read(
    'UNILAV - Comunicazione obbligatoria di assunzione',
    'Datore di lavoro                   FONDERIA SAN MARCO SRL',
    'Codice fiscale datore              08344420636',
    'Lavoratore                         VIOLA BARCO',
    'Data inizio rapporto               04/05/2026',
    'Tipologia contrattuale             LAVORO A TEMPO DETERMINATO',
  );
  expect(valuesOf(reading)).toMatchObject({ payer_name: 'FONDERIA SAN MARCO SRL', person_name: 'VIOLA BARCO' });
});

test.each([
  'Arbeitgeber                                       Arbeitnehmer/in',
  'Arbeitgeber                                       Arbeitnehmer(in)',
  'Arbeitgeber:                                      Der Arbeitnehmer',
  'Arbeitgeber                                       Mitarbeiter:in',
])('INC-05 what stands below the signatures is nobody: %s', async (row) => {
  const reading = await read(
    'Optik Morgen GmbH',
    'Arbeitsvertrag',
    'Der Vertrag ist unbefristet.',
    'Kiel, 02.01.2025',
    row,
  );
  expect(valuesOf(reading)).toMatchObject({ payer_name: 'Optik Morgen GmbH', person_name: null });
});

test.each([
  ["Cantina Sociale Colle d'Oro Soc. Coop.", "Cantina Sociale Colle d'Oro Soc. Coop."],
  ['Con la presente la Casa di Cura Sant’Elia S.p.A. La assume', 'Casa di Cura Sant’Elia S.p.A.'],
  ['Cooperativa Sociale Il Faro Onlus', 'Cooperativa Sociale Il Faro Onlus'],
])('INC-05 small words within the name of a company belong to it: %s', async (row, name) => {
  expect(valuesOf(await read('LETTERA DI ASSUNZIONE', row, 'a tempo indeterminato')).payer_name).toBe(name);
});

describe('INC-05 contracts of many issuers', () => {
  test.each(papers)('%s', async (_, rows, told) => {
    expect(valuesOf(await read(...rows))).toMatchObject(told);
  });
});
