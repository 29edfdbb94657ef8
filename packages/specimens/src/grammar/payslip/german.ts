import { lastDay, type Month } from '../../calendar.ts';
import type { GermanSlip } from '../../pay/de/slip.ts';
import type { Job, Person } from '../../people/person.ts';
import { germanMonthYear, numeric, sixDigits, slashMonth } from '../../wording/dates.ts';
import type { Draw } from '../draw.ts';
import type { Fact } from '../facts.ts';
import { ibanFormat } from '../ibans.ts';
import { nameFormat, salutation } from '../names.ts';
import { germanLineWords, netLineWords, germanCaptions as words } from './german-captions.ts';
import { addressLine, type BodyRow, type SlipModel, type SumRow, windowOf } from './model.ts';
import type { Style } from './style.ts';

function periodWords(draw: Draw, style: Style, month: Month): string {
  const first = `${month}-01`;
  return draw.one([
    ['month in words', germanMonthYear(month), 4],
    ['month as mm/yyyy', slashMonth(month), 2],
    ['month as mm.yyyy', slashMonth(month, '.'), 1],
    ['month from day to day', `${numeric(first, style.dayMark)} - ${numeric(lastDay(month), style.dayMark)}`, 0.8],
  ]);
}

function bodyOf(draw: Draw, style: Style, slip: GermanSlip): BodyRow[] {
  const hasMark = draw.flag('marks for running and one-off pay', 0.5);
  return slip.items.map((item) => {
    const hours = /(\d+),00 Std/.exec(item.label)?.[1];
    const known = germanLineWords[item.code];
    const label = known ? draw.term(known) : item.label;
    const shown = !style.columns.includes('rate') || !hours ? label : label.replace(/ \d+,00 Std/, '');
    return {
      code: item.code,
      label: hasMark ? `${shown} (${item.mark})` : shown,
      base: hours ? '' : '',
      rate: hours ? `${hours},00` : '',
      told: null,
      deduction: null,
      earning: item.amount,
    };
  });
}

function sumsOf(draw: Draw, slip: GermanSlip, hasTaxSum: boolean, hasSocialSum: boolean): SumRow[] {
  const { toDate } = slip;
  const isInsured = slip.socialDeductions > 0;
  const sum = (captions: readonly string[], month: number, year: number | null, isStrong = false): SumRow[] =>
    month === 0 ? [] : [{ caption: draw.term(captions), month, year, isStrong }];
  const tellsBases = draw.flag('bases among the sums', 0.6);
  return [
    ...sum(words.gross, slip.gross, toDate.gross, true),
    ...(tellsBases && slip.wageTax > 0 ? sum(words.taxGross, slip.gross, toDate.taxGross) : []),
    ...sum(words.wageTax, slip.wageTax, toDate.wageTax),
    ...sum(words.churchTax, slip.churchTax, toDate.churchTax),
    ...sum(words.solidarity, slip.solidarity, toDate.solidarity),
    ...(hasTaxSum ? sum(words.taxSum, slip.taxDeductions, null, true) : []),
    ...(tellsBases && isInsured ? sum(words.svGross, slip.pensionBase, null) : []),
    ...sum(words.health, slip.health, toDate.health),
    ...sum(words.pension, slip.pension, toDate.pension),
    ...sum(words.unemployment, slip.unemployment, toDate.unemployment),
    ...sum(words.care, slip.care, toDate.care),
    ...(hasSocialSum ? sum(words.socialSum, slip.socialDeductions, null, true) : []),
  ];
}

export function germanModel(draw: Draw, style: Style, person: Person, job: Job, slip: GermanSlip): SlipModel {
  const { chance } = draw;
  const traits = job.german;
  if (!traits) throw new Error('a German job tells its tax class');
  const nameOf = nameFormat(draw, 'DE');
  const shows = (probability: number): boolean => chance.happens(probability);
  const isSix = draw.flag('days in six digits', 0.12);
  const day = (of: string): string => (isSix ? sixDigits(of) : numeric(of, style.dayMark));
  const inWindow = draw.flag('employee in the address window', 0.65);
  const byCaption = !inWindow || shows(0.4);
  const employerByCaption = draw.flag('employer by a caption', 0.25);
  const period = periodWords(draw, style, slip.month);
  const inTitle = draw.flag('month beside the title', 0.5);
  const isPublic = job.employer.public;
  const title = draw.term(isPublic ? words.publicTitle : words.title);
  const [birth, iban, number, id, taxClass] = [shows(0.85), shows(0.6), shows(0.9), shows(0.85), shows(0.9)];
  const hired = shows(0.9);
  const ends = job.ends !== null && shows(0.7);
  const steuerId = person.steuerId ?? '';
  const grouped = steuerId.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4');
  const facts: Fact[] = [];
  const add = (shown: boolean, captions: readonly string[], value: string): void => {
    if (shown) facts.push([draw.term(captions), value]);
  };
  add(employerByCaption, words.employer, job.employer.name);
  add(!inTitle, words.period, period);
  add(number, words.number, job.personnelNumber);
  add(byCaption, words.employee, nameOf(person));
  add(birth, words.birth, day(person.birthDay));
  add(hired, words.hired, day(job.hired));
  add(ends, words.ends, day(job.ends ?? ''));
  add(taxClass, words.taxClass, String(traits.taxClass));
  add(shows(0.6), words.children, `${traits.children},0`);
  add(shows(0.5), words.church, traits.church ?? '--');
  add(id, words.steuerId, draw.flag('tax number in groups', 0.35) ? grouped : steuerId);
  add(shows(0.8) && traits.privateHealth === undefined, words.sv, person.svNumber ?? '');
  add(shows(0.7) && traits.privateHealth === undefined, words.fund, traits.fund.name);
  add(shows(0.5) && traits.privateHealth === undefined, words.group, traits.group);
  add(shows(0.4), words.level, job.level);
  const [hasTaxSum, hasSocialSum] = [
    draw.flag('tax deductions summed', 0.75),
    draw.flag('social deductions summed', 0.75),
  ];
  const netName = (code: string, label: string): string => {
    const known = netLineWords[code];
    return known ? draw.term(known) : label;
  };
  return {
    title: inTitle ? `${title} ${draw.word(['für', 'für', '-'])} ${period}` : title,
    issuer: employerByCaption
      ? {
          name: draw.word(['Lohnbüro Krämer & Partner', 'Abrechnungsservice Nord', 'Zentrale Entgeltabrechnung']),
          lines: ['Im Auftrag des Arbeitgebers erstellt'],
        }
      : { name: job.employer.name, lines: [addressLine(job.employer.address)] },
    window: inWindow ? windowOf(person, nameOf(person), salutation(draw, person)) : null,
    facts,
    body: bodyOf(draw, style, slip),
    bodyCaptions: {
      code: draw.word(['LA', 'Lohnart', 'Nr.', 'LArt']),
      label: draw.word(['Bezeichnung', 'Bruttobezüge', 'Text', 'Bezeichnung der Lohnart']),
      base: draw.word(['Faktor', 'Satz', 'Einzelwert']),
      rate: draw.word(['Menge', 'Anzahl', 'Std./Tage', 'Einheit']),
      told: 'Hinweis',
      deduction: 'Abzug',
      earning: 'Bezug',
      amount: draw.word(['Betrag', 'Betrag EUR', 'Betrag in Euro', 'Gesamtbetrag']),
    },
    sums: sumsOf(draw, slip, hasTaxSum, hasSocialSum),
    totals: [
      { caption: draw.term(words.net), month: slip.net, year: null, isStrong: true },
      ...slip.netItems.map((item) => ({ caption: netName(item.code, item.label), month: item.amount, year: null })),
      { caption: draw.term(words.paid), month: slip.paid, year: null, isStrong: true },
    ],
    payFacts: iban ? [[draw.term(words.iban), ibanFormat(draw, 'DE')(person.account.iban)]] : [],
    monthWord: draw.term(words.month),
    yearWord: draw.term(words.year),
    yearTitle: draw.term(words.yearTitle),
    notes: ['Entgeltbescheinigung nach § 108 Abs. 3 Satz 1 der Gewerbeordnung. Bitte sorgfältig aufbewahren.'],
    fields: {
      employee_name: nameOf(person),
      date_of_birth: birth ? person.birthDay : null,
      employer_name: job.employer.name,
      period: slip.month,
      hire_date: hired ? job.hired : null,
      end_date: ends ? job.ends : null,
      iban: iban ? person.account.iban : null,
      personnel_number: number ? job.personnelNumber : null,
      fiscal_id: id ? steuerId : null,
      kind: 'ordinary',
      gross: slip.gross,
      ...(slip.wageTax > 0 ? { wage_tax: slip.wageTax } : {}),
      ...(hasTaxSum && slip.taxDeductions > 0 ? { tax_deductions: slip.taxDeductions } : {}),
      ...(hasSocialSum && slip.socialDeductions > 0 ? { social_security_deductions: slip.socialDeductions } : {}),
      net: slip.net,
      paid_amount: slip.paid,
      tax_class: taxClass ? String(traits.taxClass) : null,
    },
  };
}
