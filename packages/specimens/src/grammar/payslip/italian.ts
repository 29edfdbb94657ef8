import { lastDay, type Month, monthNumber, yearOf } from '../../calendar.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import type { Job, Person } from '../../people/person.ts';
import { italianMonthYear, numeric, slashMonth } from '../../wording/dates.ts';
import { plain, rate } from '../../wording/money.ts';
import type { Draw } from '../draw.ts';
import type { Fact } from '../facts.ts';
import { ibanFormat } from '../ibans.ts';
import { nameFormat, salutation } from '../names.ts';
import { contractWords, lineWords, italianCaptions as words } from './italian-captions.ts';
import { addressLine, type BodyRow, type SlipModel, type SumRow, windowOf } from './model.ts';
import type { Style } from './style.ts';

const extraWords = {
  tredicesima: ['TREDICESIMA MENSILITÀ', '13ma mensilità', 'Gratifica natalizia', 'Mensilità aggiuntiva - 13ma'],
  quattordicesima: ['QUATTORDICESIMA MENSILITÀ', '14ma mensilità', 'Mensilità aggiuntiva - 14ma'],
} as const;

function periodWords(draw: Draw, style: Style, month: Month): string {
  const named = italianMonthYear(month);
  const first = `${month}-01`;
  return draw.one([
    ['month in words', named, 3],
    ['month in capitals', named.toUpperCase(), 3],
    ['month as mm/yyyy', slashMonth(month), 2],
    ['month as mm-yyyy', slashMonth(month, '-'), 0.5],
    ['month from day to day', `dal ${numeric(first, style.dayMark)} al ${numeric(lastDay(month), style.dayMark)}`, 0.7],
  ]);
}

/** Lines in the order of the sums: pay, contributions, tax, surtaxes, what is added and kept back. */
function bodyOf(draw: Draw, style: Style, slip: ItalianSlip, tellsTax: boolean): BodyRow[] {
  const blank: BodyRow = { code: '', label: '', base: '', rate: '', told: null, deduction: null, earning: null };
  const called = (code: string, label: string): string => {
    const known = lineWords[code];
    if (!known) return label;
    return /^F09/.test(code)
      ? `${draw.term(known)} ${code === 'F09140' ? yearOf(slip.month) : yearOf(slip.month) - 1}`
      : draw.term(known);
  };
  const told = (label: string, amount: number): BodyRow[] => {
    if (!tellsTax || amount === 0) return [];
    return [
      style.columns.includes('told') ? { ...blank, label, told: amount } : { ...blank, label, base: plain(amount) },
    ];
  };
  const contributionOf = new Map(slip.contributions.map((line) => [line.code, line]));
  return slip.items.flatMap((item): BodyRow[] => {
    const contribution = contributionOf.get(item.code);
    const row: BodyRow = {
      ...blank,
      code: item.code.replace('/', ''),
      label: item.code === 'F03020' ? draw.term(words.incomeTax) : called(item.code, item.label),
      base: contribution ? plain(contribution.base) : item.unit === null ? '' : plain(item.unit),
      rate: contribution ? `${rate(contribution.rate)}%` : (item.quantity ?? ''),
      deduction: item.deduction || null,
      earning: item.earning || null,
    };
    if (item.code !== 'F03020') return [row];
    return [
      ...told(draw.term(words.taxable), slip.taxable),
      ...told(draw.term(words.grossTax), slip.grossTax),
      ...told(draw.term(words.credits), slip.workCredit + slip.furtherCredit),
      row,
    ];
  });
}

export function italianModel(draw: Draw, style: Style, person: Person, job: Job, slip: ItalianSlip): SlipModel {
  const { chance } = draw;
  const nameOf = nameFormat(draw, 'IT');
  const day = (of: string): string => numeric(of, style.dayMark);
  const shows = (probability: number): boolean => chance.happens(probability);
  const inWindow = draw.flag('employee in the address window', 0.3);
  const employerByCaption = draw.flag('employer by a caption', 0.35);
  const hasLetterhead = !employerByCaption;
  const period = periodWords(draw, style, slip.month);
  const kind = slip.kind === 'ordinary' ? '' : draw.word(extraWords[slip.kind]);
  if (kind) draw.note('thirteenth or fourteenth pay');
  const inTitle = draw.flag('month beside the title', 0.4);
  const [birth, hired, iban, number, employerId, contract, level, ends] = [
    shows(0.6),
    shows(0.85),
    shows(0.6),
    shows(0.75),
    shows(0.85),
    shows(0.55),
    shows(0.6),
    job.ends !== null && shows(0.8),
  ];
  const facts: Fact[] = [];
  const add = (shown: boolean, captions: readonly string[], value: string): void => {
    if (shown) facts.push([draw.term(captions), value]);
  };
  add(employerByCaption, words.employer, job.employer.name);
  add(employerId, words.employerId, job.employer.id);
  add(!inTitle, words.period, kind ? `${period} ${kind}` : period);
  add(number, words.number, job.personnelNumber);
  add(!inWindow, words.employee, nameOf(person));
  add(true, words.fiscalCode, person.fiscalCode ?? '');
  add(birth, words.birth, day(person.birthDay));
  add(hired, words.hired, day(job.hired));
  add(ends, words.ends, day(job.ends ?? ''));
  add(contract, words.contract, draw.word(contractWords[job.contract]));
  add(shows(0.5), words.role, job.role);
  add(level, words.level, job.level);
  add(shows(0.4), words.agreement, job.employer.agreement);
  const hasTold = style.columns.includes('told') || style.columns.includes('base');
  const taxInBody = hasTold && draw.flag('tax base among the lines', 0.5);
  // Without tax there is no line of it among which the base could stand.
  const taxInSums = !taxInBody || slip.incomeTax === 0 || shows(0.6);
  const hasTotal = shows(0.6);
  if (hasTotal) draw.note('contributions summed');
  const sum = (captions: readonly string[], month: number | null, year: number | null): SumRow[] =>
    month === 0 || (month === null && year === null) ? [] : [{ caption: draw.term(captions), month, year }];
  const sums: SumRow[] = [
    ...sum(words.base, slip.contributionBase, slip.toDate.contributionBase),
    ...(hasTotal ? sum(words.contributions, slip.contributionTotal, null) : []),
    ...(taxInSums ? sum(words.taxable, slip.taxable, slip.toDate.taxable) : []),
    ...(taxInSums && shows(0.7) ? sum(words.grossTax, slip.grossTax, null) : []),
    ...(taxInSums && shows(0.7) ? sum(words.credits, slip.workCredit + slip.furtherCredit, null) : []),
    ...(taxInSums ? sum(words.incomeTax, slip.incomeTax, slip.toDate.incomeTax) : []),
    ...(shows(0.6) ? sum(words.severance, slip.severance, null) : []),
  ];
  const oneLine = slip.contributions.length === 1;
  return {
    title: inTitle ? `${draw.term(words.title)} ${kind ? `${kind} - ` : ''}${period}` : draw.term(words.title),
    issuer: hasLetterhead
      ? { name: job.employer.name, lines: [addressLine(job.employer.address)] }
      : {
          name: draw.word(['Libro Unico del Lavoro', 'Studio Paghe & Contributi', 'Elaborazione paghe']),
          lines: [`Autorizzazione INAIL n. ${chance.digits(5)} del 12/03/2015`],
        },
    window: inWindow ? windowOf(person, nameOf(person), salutation(draw, person)) : null,
    facts,
    body: bodyOf(draw, style, slip, taxInBody),
    bodyCaptions: {
      code: draw.word(['Cod.', 'Codice', 'Voce', 'Cod. voce']),
      label: draw.word([
        'Descrizione',
        'Voci variabili del mese',
        'Descrizione voce',
        'Voci retributive',
        'Competenze e trattenute',
      ]),
      base: draw.word(['Importo base', 'Base', 'Valore base', 'Imponibile / base', 'Importo unitario']),
      rate: draw.word(['Riferimento', 'Ore/GG/%', 'Quantità', 'Q.tà / aliq.', 'Rif.']),
      told: draw.word(['Figurativo', 'Valori figurativi', 'Imponibile', 'Dato statistico']),
      deduction: draw.word(['Trattenute', 'Ritenute', 'Trattenuta', 'A debito']),
      earning: draw.word(['Competenze', 'Competenza', 'Spettanze', 'A credito']),
      amount: draw.word(['Importo', 'Importo EUR', 'Importo (+/-)']),
    },
    sums,
    totals: [
      { caption: draw.term(words.gross), month: slip.earnings, year: null },
      { caption: draw.term(words.deductions), month: slip.deductions, year: null },
      { caption: draw.term(words.net), month: slip.net, year: null, isStrong: true },
    ],
    payFacts: iban ? [[draw.term(words.iban), ibanFormat(draw, 'IT')(person.account.iban)]] : [],
    monthWord: draw.term(words.month),
    yearWord: draw.term(words.year),
    yearTitle: draw.term(words.yearTitle),
    notes: [
      `Numerazione unica LUL autorizzata - Sede INAIL - foglio ${monthNumber(slip.month)}${chance.digits(4)}`,
      ...(shows(0.4)
        ? [
            `Ratei: ferie residue ${chance.between(10, 90)},00 ore - permessi ${chance.between(4, 40)},50 ore. Comunicazione: il prossimo accredito avverrà il ${day(`${slip.month}-27`)}.`,
          ]
        : []),
    ],
    fields: {
      employee_name: nameOf(person),
      date_of_birth: birth ? person.birthDay : null,
      employer_name: job.employer.name,
      period: slip.month,
      hire_date: hired ? job.hired : null,
      end_date: ends ? job.ends : null,
      iban: iban ? person.account.iban : null,
      personnel_number: number ? job.personnelNumber : null,
      fiscal_id: person.fiscalCode,
      employer_id: employerId ? job.employer.id : null,
      kind: slip.kind,
      ...(contract ? { contract_type: job.contract } : ends ? {} : { contract_type: null }),
      level: level ? job.level : null,
      gross: slip.earnings,
      ...(hasTotal || oneLine ? { social_contributions: slip.contributionTotal } : {}),
      taxable: slip.taxable,
      ...(slip.incomeTax > 0 ? { income_tax: slip.incomeTax } : {}),
      total_deductions: slip.deductions,
      net: slip.net,
    },
  };
}
