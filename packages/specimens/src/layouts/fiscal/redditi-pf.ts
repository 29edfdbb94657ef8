import type { Paper } from '../../paper/paper.ts';
import type { Person, Practice } from '../../people/person.ts';
import { numeric } from '../../wording/dates.ts';
import { plain, rate } from '../../wording/money.ts';
import { flatRate } from './flat-rate.ts';
import type { FiscalPaper } from './layout.ts';
import { numberedBox } from './numbered-box.ts';

const teal = [0.1, 0.45, 0.45] as const;

function frontPage(paper: Paper, person: Person, practice: Practice, year: number): void {
  paper.text(36, 50, `PERSONE FISICHE ${year + 1}`, { size: 16, cut: 'bold', ink: teal });
  paper.text(36, 66, `REDDITI PERSONE FISICHE ${year + 1} - Periodo d’imposta ${year}`, { size: 8 });
  paper.text(559, 50, 'agenzia entrate', { size: 11, align: 'right', ink: teal });
  paper.text(36, 92, 'TIPO DI DICHIARAZIONE', { size: 7, cut: 'bold', ink: teal });
  ['Redditi', 'Iva', 'Quadro RW', 'Quadro VO'].forEach((label, index) => {
    numberedBox(paper, [36 + index * 90, 98, 84, 22], '', label, index === 0 ? 'X' : '', teal);
  });
  paper.text(36, 142, 'DATI DEL CONTRIBUENTE', { size: 7, cut: 'bold', ink: teal });
  numberedBox(paper, [36, 148, 170, 24], '', 'CODICE FISCALE', person.fiscalCode ?? '', teal);
  numberedBox(paper, [206, 148, 180, 24], '', 'COGNOME', person.lastName.toUpperCase(), teal);
  numberedBox(paper, [386, 148, 173, 24], '', 'NOME', person.firstName.toUpperCase(), teal);
  numberedBox(
    paper,
    [36, 172, 220, 24],
    '',
    'Comune (o Stato estero) di nascita',
    person.birthPlace.name.toUpperCase(),
    teal,
  );
  numberedBox(paper, [256, 172, 60, 24], '', 'Provincia', person.birthPlace.province ?? '', teal);
  numberedBox(paper, [316, 172, 120, 24], '', 'Data di nascita', numeric(person.birthDay), teal);
  numberedBox(paper, [436, 172, 123, 24], '', 'Partita IVA', practice.vatNumber, teal);
}

function quadroLm(paper: Paper, person: Person, practice: Practice, year: number): void {
  const sums = flatRate(practice);
  paper.nextPage();
  paper.text(36, 46, `PERIODO D’IMPOSTA ${year}`, { size: 9, cut: 'bold' });
  paper.text(559, 46, `CODICE FISCALE ${person.fiscalCode ?? ''}`, { size: 9, family: 'courier', align: 'right' });
  paper.text(36, 70, 'QUADRO LM - REDDITO DEI SOGGETTI CON REGIME FORFETARIO', { size: 10, cut: 'bold', ink: teal });
  paper.text(36, 84, 'SEZIONE II - Regime forfetario (art. 1, commi 54-89, L. 190/2014)', { size: 7 });
  const boxes: readonly (readonly [string, string, string])[] = [
    ['LM22 1', 'Codice attività', '741021'],
    ['LM22 2', 'Coefficiente redditività', `${rate(practice.incomeShare, 0)} %`],
    ['LM22 3', 'Componenti positivi', plain(sums.receipts)],
    ['LM22 5', 'Reddito per attività', plain(sums.income)],
  ];
  boxes.forEach(([number, label, value], index) => {
    numberedBox(paper, [36 + index * 130.75, 96, 130.75, 28], number, label, value, teal);
  });
  const rows: readonly (readonly [string, string, number | null])[] = [
    ['LM34', 'Reddito lordo', sums.income],
    ['LM35', 'Contributi previdenziali e assistenziali', sums.contributions],
    ['LM36', 'Reddito netto', sums.net],
    ['LM37', 'Perdite pregresse', null],
    ['LM38', 'Reddito al netto delle perdite soggetto ad imposta sostitutiva', sums.net],
    ['LM39', 'Imposta sostitutiva 15%', sums.tax],
  ];
  rows.forEach(([number, label, value], index) => {
    const y = 146 + index * 22;
    paper.text(40, y, number, { size: 8, cut: 'bold', ink: teal });
    paper.text(80, y, label, { size: 8 });
    paper.box(440, y - 11, 119, 16, { border: teal, thickness: 0.4 });
    if (value !== null) paper.text(555, y, plain(value), { family: 'courier', size: 9, align: 'right' });
  });
  paper.text(36, 310, 'QUADRO RN - IRPEF', { size: 10, cut: 'bold', ink: teal });
  paper.text(40, 332, 'RN1', { size: 8, cut: 'bold', ink: teal });
  paper.text(80, 332, 'REDDITO COMPLESSIVO', { size: 8 });
  paper.text(555, 332, plain(0), { family: 'courier', size: 9, align: 'right' });
}

/** Income tax return of somebody self-employed under the flat-rate regime. */
export function redditiPf(person: Person, practice: Practice, year: number): FiscalPaper {
  const sums = flatRate(practice);
  return {
    name: `redditi-pf-${year + 1}`,
    type: 'redditi_pf',
    country: 'IT',
    layout: 'redditi-pf',
    imprint: {
      title: `Redditi PF ${year + 1}`,
      producer: 'PDFsharp 1.50',
      creator: 'Dichiarazioni',
      family: 'helvetica',
    },
    made: `${year + 1}-10-06`,
    fields: {
      tax_year: year,
      person_name: `${person.lastName} ${person.firstName}`.toUpperCase(),
      fiscal_id: person.fiscalCode,
      gross_income: sums.income,
      taxable_income: sums.net,
      tax: sums.tax,
    },
    draw: (paper) => {
      frontPage(paper, person, practice, year);
      quadroLm(paper, person, practice, year);
    },
  };
}

/** The revenue agency's receipt: proof that the return was filed. */
export function redditiPfReceipt(person: Person, year: number): FiscalPaper {
  const made = `${year + 1}-10-08`;
  return {
    name: `ricevuta-redditi-pf-${year + 1}`,
    type: 'redditi_pf_receipt',
    country: 'IT',
    layout: 'ricevuta-telematica',
    imprint: {
      title: 'Ricevuta',
      producer: 'Agenzia delle Entrate',
      creator: 'Servizio telematico',
      family: 'courier',
    },
    made,
    fields: {
      tax_year: year,
      person_name: `${person.lastName} ${person.firstName}`.toUpperCase(),
      fiscal_id: person.fiscalCode,
      issue_date: made,
    },
    draw: (paper) => {
      paper.text(297, 70, 'SERVIZIO TELEMATICO ENTRATEL DI PRESENTAZIONE DELLE DICHIARAZIONI', {
        size: 9,
        align: 'centre',
      });
      paper.text(297, 90, 'COMUNICAZIONE DI AVVENUTO RICEVIMENTO (art. 3, comma 10, D.P.R. 322/1998)', {
        size: 9,
        align: 'centre',
      });
      paper.text(297, 110, `MODELLO REDDITI ${year + 1} PERSONE FISICHE`, { size: 10, cut: 'bold', align: 'centre' });
      paper.lines(
        60,
        150,
        [
          'DICHIARAZIONE PROTOCOLLO N. 26100811332574419 - 000001 presentata il '.concat(numeric(made)),
          '',
          `TIPO DI DICHIARAZIONE    Redditi: 1  Periodo d'imposta ${year}`,
          '',
          'DATI DEL CONTRIBUENTE',
          `Cognome e nome    : ${`${person.lastName} ${person.firstName}`.toUpperCase()}`,
          `Codice fiscale    : ${person.fiscalCode ?? ''}`,
          '',
          'La dichiarazione e’ stata ACCOLTA.',
          `Data ${numeric(made)}`,
        ],
        14,
        { size: 9 },
      );
    },
  };
}
