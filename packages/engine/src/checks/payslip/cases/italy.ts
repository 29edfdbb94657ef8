import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { extraMonths } from '../it/extra-months.ts';
import { inpsRate } from '../it/inps-rate.ts';
import { irpef } from '../it/irpef.ts';
import { lulFields } from '../it/lul-fields.ts';
import { severanceAccrual } from '../it/severance-accrual.ts';
import { italianSlip, slipOf, slipsOf } from '../testing/slip.ts';

const slip =
  (fields: PaperWords['fields'] = {}) =>
  () =>
    slipOf(italianSlip(fields));

const institutes = (fields: PaperWords['fields']) => () => {
  const subject = slipOf(italianSlip(fields));
  return { ...subject, paper: { ...subject.paper, notes: { ...subject.paper.notes, paysForInstitute: true } } };
};

const contradicted = () => {
  const subject = slipOf(italianSlip({ gross: 260_000 }));
  const [own] = subject.reading.confirmations;
  const insured = { rule: 'payslip_insured_pay', outcome: 'failed' as const, expected: 200_000, found: 260_000 };
  const confirmations = [...subject.reading.confirmations, { page: null, box: null, ...own, ...insured }];
  return { ...subject, reading: { ...subject.reading, confirmations } };
};

const printed =
  (fields: PaperWords['fields'], ...rows: readonly string[]) =>
  () =>
    slipOf(italianSlip({ fiscal_id: 'RSSMRA80A01H501U', ...fields }), { pages: [pageOf(rows)] });
const bare = { fiscal_id: null, employer_id: null, hire_date: null, social_gross: null, social_contributions: null };
const register = [
  'AUTORIZZAZIONE INAIL 417',
  'C.C.N.L. Commercio LIVELLO 4',
  'T.F.R. 147,00',
  'PROGRESSIVI IMPONIBILE',
];

const paid = (payments_per_year: number | null) => () => slipsOf([italianSlip({ payments_per_year })]);
const declaring = (paychecks_per_year: number) => contextOf({ paychecks_per_year });

const base = 'Retrib. utile TFR 2.000,00';

export const italyCases: readonly RuleCases[] = [
  casesOf(inpsRate, {
    passed: ['9.19 percent', slip({ social_contributions: 18_380 })],
    failed: ['a raised base with the old contributions', slip({ social_gross: 300_000 })],
    edge: [
      { said: 'passed', when: ['the smallest full share, rounded down', slip({ social_contributions: 17_480 })] },
      { said: 'failed warning', when: ['a cent less', slip({ social_contributions: 17_479 })] },
      { said: 'passed', when: ['the largest share with every supplement', slip({ social_contributions: 25_120 })] },
      { said: 'failed warning', when: ['a cent more than that', slip({ social_contributions: 25_121 })] },
      { said: 'passed', when: ['as much taxed as insured, and a little', slip({ taxable: 204_000 })] },
      { said: 'failed warning', when: ['more taxed than insured', slip({ taxable: 204_001 })] },
      { said: 'passed', when: ['the institute pays by this slip', institutes({ taxable: 240_000 })] },
      { said: 'failed warning', when: ['more of insured pay than was insured', contradicted] },
    ],
    inconclusive: ['nothing is paid, as by interns', slip({ social_contributions: 0 })],
  }),
  casesOf(irpef, {
    passed: ['with its credits', slip()],
    failed: ['more than the tariff', slip({ income_tax: 60_000 })],
    edge: [
      {
        said: 'passed',
        when: ['without any credit, and to the cent what rounding may add', slip({ income_tax: 44_362 })],
      },
      { said: 'failed warning', when: ['a cent more', slip({ income_tax: 44_363 })] },
    ],
    inconclusive: ['settled in December', slip({ period: '2026-12', income_tax: 90_000 })],
  }),
  casesOf(lulFields, {
    passed: ['all of it', printed({}, ...register)],
    failed: ['hardly any', printed(bare)],
    edge: [
      { said: 'passed', when: ['three of eight are missing', printed({}, 'MATRICOLA INPS 4912345678')] },
      { said: 'failed warning', when: ['four of eight are missing', printed({}, 'CEDOLINO PAGA')] },
      { said: '-', when: ['an office of the state keeps no register', printed(bare, 'NoiPA CEDOLINO')] },
      { said: '-', when: ['nor does who employs at home', printed(bare, 'CCNL del lavoro domestico')] },
    ],
    inconclusive: [
      'hardly any, read from pixels',
      () => slipOf(italianSlip(bare), { pages: [pageOf([], { origin: 'ocr' })] }),
    ],
  }),
  casesOf(extraMonths, {
    passed: ['as many payments as declared', paid(13), declaring(13)],
    failed: ['one more than declared', paid(14), declaring(13)],
    edge: { said: 'passed', when: ['one less, for accruals are not always printed', paid(13), declaring(14)] },
    inconclusive: ['nothing printed', paid(null), declaring(13)],
  }),
  casesOf(severanceAccrual, {
    passed: ['a 13.5th of the pay', printed({}, 'Quota TFR 148,15')],
    failed: ['neither of the base nor of the pay', printed({}, 'Quota TFR 250,00', base)],
    edge: [
      { said: 'passed', when: ['two percent more, to the cent', printed({}, 'Quota TFR 151,11', base)] },
      { said: 'failed warning', when: ['a cent more', printed({}, 'Quota TFR 151,12', base)] },
    ],
    inconclusive: ['not printed', printed({}, 'Netto 1.679,74')],
  }),
];
