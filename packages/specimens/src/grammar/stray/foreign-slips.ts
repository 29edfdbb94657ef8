import type { Draw } from '../draw.ts';
import type { SheetText } from './sheet.ts';

const MADE = '2026-09-30';

type Write = (cents: number) => string;
const grouped =
  (thousands: string, decimal: string): Write =>
  (cents) => {
    const euros = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, thousands);
    return `${euros}${decimal}${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  };

const share = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

interface Reckoned {
  readonly gross: number;
  readonly taken: readonly (readonly [name: string, cents: number])[];
  readonly deductions: number;
  readonly net: number;
}

function reckoned(draw: Draw, low: number, high: number, parts: readonly (readonly [string, number])[]): Reckoned {
  const gross = draw.chance.between(low, high) * 100 + draw.chance.between(0, 99);
  const taken = parts.map(([name, percent]) => [name, share(gross, percent)] as const);
  const deductions = taken.reduce((sum, [, cents]) => sum + cents, 0);
  return { gross, taken, deductions, net: gross - deductions };
}

function french(draw: Draw): SheetText {
  const money = grouped(' ', ',');
  const { gross, taken, deductions, net } = reckoned(draw, 1850, 4200, [
    ['Sécurité sociale - Maladie', 0.75],
    ['Assurance vieillesse plafonnée', 6.9],
    ['Retraite complémentaire AGIRC-ARRCO', 4.01],
    ['CSG déductible de l’impôt sur le revenu', 6.68],
    ['CSG/CRDS non déductible', 2.85],
    ['Impôt sur le revenu prélevé à la source', draw.chance.between(2, 9)],
  ]);
  return {
    title: draw.word(['BULLETIN DE PAIE', 'Bulletin de salaire', 'BULLETIN DE SALAIRE']),
    sender: [
      'ATELIERS DU VERCORS SARL',
      '14 rue des Tilleuls',
      '38000 GRENOBLE',
      `SIRET 412 ${draw.chance.digits(3)} 118 00024`,
    ],
    facts: [
      ['Période', 'du 01/09/2026 au 30/09/2026'],
      ['Salarié', draw.word(['Mme BERNARD Claire', 'M. DUPONT Julien', 'Mme HADDAD Leïla'])],
      ['N° Sécurité sociale', `2 87 05 38 185 ${draw.chance.digits(3)} 42`],
      ['Emploi', 'Technicienne'],
      ['Convention collective', 'Métallurgie'],
    ],
    head: ['Éléments de paie', 'Base', 'Taux', 'Montant'],
    rows: [
      ['Salaire de base', '151,67', '', money(gross)],
      ...taken.map(([name, cents]) => [name, money(gross), '', money(cents)]),
    ],
    totals: [
      ['Total brut', money(gross)],
      ['Total des cotisations et contributions', money(deductions)],
      ['NET PAYÉ', `${money(net)} €`],
    ],
    prose: ['Pour faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée.'],
    language: 'fr',
    made: MADE,
  };
}

function spanish(draw: Draw): SheetText {
  const money = grouped('.', ',');
  const { gross, taken, deductions, net } = reckoned(draw, 1350, 3300, [
    ['Contingencias comunes 4,70 %', 4.7],
    ['Desempleo 1,55 %', 1.55],
    ['Formación profesional 0,10 %', 0.1],
    ['I.R.P.F.', draw.chance.between(6, 17)],
  ]);
  return {
    title: draw.word(['RECIBO INDIVIDUAL DE SALARIOS', 'NÓMINA', 'Recibo de salarios']),
    sender: ['CONSERVAS DEL TURIA S.L.', 'C/ Colón 41', '46004 VALENCIA', `CIF B${draw.chance.digits(8)}`],
    facts: [
      ['Trabajador/a', draw.word(['GARCÍA LÓPEZ, MARÍA', 'RUIZ ORTEGA, JAVIER'])],
      ['N.I.F.', `${draw.chance.digits(8)}Z`],
      ['Nº afiliación S.S.', `46/${draw.chance.digits(10)}`],
      ['Periodo de liquidación', 'del 1 al 30 de septiembre de 2026'],
      ['Antigüedad', '01/03/2019'],
    ],
    head: ['Concepto', 'Devengos', 'Deducciones'],
    rows: [['Salario base', money(gross), ''], ...taken.map(([name, cents]) => [name, '', money(cents)])],
    totals: [
      ['A. TOTAL DEVENGADO', money(gross)],
      ['B. TOTAL A DEDUCIR', money(deductions)],
      ['LÍQUIDO TOTAL A PERCIBIR (A-B)', `${money(net)} €`],
    ],
    prose: ['Firma y sello de la empresa. Recibí.'],
    language: 'es',
    made: MADE,
  };
}

/** Printed without the marks over letters, as older programs do. */
function polish(draw: Draw): SheetText {
  const money = grouped(' ', ',');
  const { gross, taken, deductions, net } = reckoned(draw, 4700, 11_500, [
    ['Skladka emerytalna 9,76%', 9.76],
    ['Skladka rentowa 1,50%', 1.5],
    ['Skladka chorobowa 2,45%', 2.45],
    ['Skladka zdrowotna', 7.77],
    ['Zaliczka na podatek', draw.chance.between(4, 8)],
  ]);
  return {
    title: draw.word(['PASEK WYNAGRODZENIA', 'Odcinek listy plac', 'LISTA PLAC - pasek pracownika']),
    sender: ['Zaklady Meblowe Warta Sp. z o.o.', 'ul. Lipowa 8', '61-501 Poznan', `NIP 779${draw.chance.digits(7)}`],
    facts: [
      ['Pracownik', draw.word(['Nowak Anna', 'Wisniewski Piotr'])],
      ['PESEL', `890514${draw.chance.digits(5)}`],
      ['Okres', '09/2026'],
      ['Stanowisko', 'Magazynier'],
    ],
    head: ['Skladnik', 'Kwota'],
    rows: [['Wynagrodzenie zasadnicze', money(gross)], ...taken.map(([name, cents]) => [name, money(cents)])],
    totals: [
      ['Razem brutto', money(gross)],
      ['Razem potracenia', money(deductions)],
      ['Do wyplaty', `${money(net)} PLN`],
    ],
    prose: [],
    language: 'pl',
    made: MADE,
  };
}

function english(draw: Draw): SheetText {
  const money = grouped(',', '.');
  const { gross, taken, deductions, net } = reckoned(draw, 1900, 4600, [
    ['PAYE Tax', draw.chance.between(8, 16)],
    ['National Insurance', 6.4],
    ['Employee Pension', 5],
  ]);
  return {
    title: draw.word(['PAYSLIP', 'Pay Advice', 'Payslip - Month 6']),
    sender: ['Harrowgate Fittings Ltd', '22 Mill Lane', 'Leeds LS1 4DT'],
    facts: [
      ['Employee', draw.word(['Ms Hannah Whitfield', 'Mr Owen Pritchard'])],
      ['NI Number', `QQ${draw.chance.digits(6)}C`],
      ['Tax Code', '1257L'],
      ['Pay Date', '30/09/2026'],
      ['Tax Period', '6'],
    ],
    head: ['Description', 'Payments', 'Deductions'],
    rows: [['Basic Pay', money(gross), ''], ...taken.map(([name, cents]) => [name, '', money(cents)])],
    totals: [
      ['Total Payments', money(gross)],
      ['Total Deductions', money(deductions)],
      ['NET PAY', `£${money(net)}`],
    ],
    prose: [],
    language: 'en',
    made: MADE,
  };
}

export const foreignSlips: Readonly<Record<string, (draw: Draw) => SheetText>> = {
  'French payslip': french,
  'Spanish payslip': spanish,
  'Polish payslip': polish,
  'English payslip': english,
};
