import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { ebvFields } from '../de/ebv-fields.ts';
import { insuranceRates } from '../de/insurance-rates.ts';
import { minijob } from '../de/minijob.ts';
import { oneOff } from '../de/one-off.ts';
import { surcharges } from '../de/surcharges.ts';
import { taxClassStable } from '../de/tax-class-stable.ts';
import { wageTaxRecomputed } from '../de/wage-tax.ts';
import { amongOthers, germanSlip, slipOf, slipsOf } from '../testing/slip.ts';

const slip =
  (fields: PaperWords['fields'] = {}) =>
  () =>
    slipOf(germanSlip(fields));
const scanned = (fields: PaperWords['fields']) => () =>
  slipOf(germanSlip(fields), { pages: [pageOf([], { origin: 'ocr' })] });

const classes =
  (...list: readonly (string | null)[]) =>
  () =>
    slipsOf(list.map((tax_class) => germanSlip({ tax_class })));

const printed =
  (fields: PaperWords['fields'], ...rows: readonly string[]) =>
  () =>
    slipOf(germanSlip(fields), { pages: [pageOf(rows)] });
const graded = { gross: 150_000, social_gross: 150_000 };
const december = { period: '2026-12' };
/** Neither what is taxed nor a share of all the pay. */
const untold = { tax_gross: null, pension: null };
/** Ten thousand a month, of which solidarity is taken. */
const rich = { gross: 1_000_000, tax_gross: 1_000_000, wage_tax: 240_000 };

const whole = {
  date_of_birth: '1983-08-12',
  sv_number: '15070649C103',
  fiscal_id: '86095742719',
  contribution_group: '1111',
  health_fund: 'AOK Nordost',
};
const month = (gross: number) => () => amongOthers(germanSlip({ gross }));

export const germanyCases: readonly RuleCases[] = [
  casesOf(insuranceRates, {
    passed: ['their shares', slip()],
    failed: [
      'a raised pay with the old pension share',
      slip({ social_gross: 500_000, health: 43_750, care: 12_000, unemployment: 6_500 }),
    ],
    edge: [
      { said: 'passed', when: ['the least that 9.3 percent rounds to', slip({ pension: 36_995 })] },
      { said: 'failed warning', when: ['a cent less', slip({ pension: 36_994 })] },
      { said: 'passed', when: ['the most that 9.3 percent rounds to', slip({ pension: 37_405 })] },
      { said: 'failed warning', when: ['a cent more than that', slip({ pension: 37_406 })] },
      { said: 'passed', when: ['the care share of a parent of two in Saxony', slip({ care: 8_200 })] },
      { said: 'failed warning', when: ['a care share that no law names', slip({ care: 8_700 })] },
      { said: 'passed', when: ['the part of a graded pay that the law counts', slip({ ...graded, pension: 11_938 })] },
      { said: 'failed warning', when: ['a cent less of a graded pay', slip({ ...graded, pension: 11_937 })] },
      { said: 'passed', when: ['all of a graded pay', slip({ ...graded, pension: 13_955 })] },
      { said: 'failed warning', when: ['a cent more of a graded pay', slip({ ...graded, pension: 13_956 })] },
      {
        said: 'passed',
        when: [
          'the share of a month that filled the ceilings before it',
          slip({
            gross: 592_800,
            social_gross: 592_800,
            pension: 55_130,
            unemployment: 7_706,
            health: 50_684,
            care: 9_188,
          }),
        ],
      },
    ],
    inconclusive: ['a small job', slip({ person_group: '109' })],
  }),
  casesOf(wageTaxRecomputed, {
    passed: ['that of the class', slip()],
    failed: ['far too little', slip({ wage_tax: 10_000 })],
    edge: [
      { said: 'passed', when: ['as little as a dear fund leaves', slip({ wage_tax: 48_461 })] },
      { said: 'failed warning', when: ['a cent less', slip({ wage_tax: 48_460 })] },
      {
        said: 'passed',
        when: ['less, in a month far above the others', slip({ wage_tax: 48_460, ytd_gross: 3_169_229 })],
      },
      {
        said: 'failed warning',
        when: ['less, in a month not that far above them', slip({ wage_tax: 48_460, ytd_gross: 3_169_231 })],
      },
      { said: 'passed', when: ['less, in the month that settles the year', slip({ ...december, wage_tax: 48_460 })] },
      { said: 'passed', when: ['less, at the age of 65', slip({ date_of_birth: '1961-10-01', wage_tax: 48_460 })] },
      {
        said: 'failed warning',
        when: ['as little, at the age of 64', slip({ date_of_birth: '1962-10-01', wage_tax: 48_460 })],
      },
      {
        said: 'passed',
        when: ['an allowance that is printed', printed({ wage_tax: 21_592 }, 'Freibetrag mtl. 250,00')],
      },
      { said: 'passed', when: ['a factor that is printed', printed({ wage_tax: 21_592 }, 'Faktor 0,912')] },
      {
        said: 'failed warning',
        when: ['an allowance of nothing', printed({ wage_tax: 21_592 }, 'Freibetrag mtl. 0,00')],
      },
      {
        said: 'passed',
        when: ['half of it less fifty euros, insured elsewhere', slip({ health: null, wage_tax: 21_592 })],
      },
      { said: 'failed warning', when: ['a cent less, and so insured', slip({ health: null, wage_tax: 21_591 })] },
      { said: 'passed', when: ['as much as the cheapest insurance leaves', slip({ wage_tax: 58_277 })] },
      { said: 'failed warning', when: ['a cent more', slip({ wage_tax: 58_278 })] },
      { said: 'passed', when: ['more, in the month that settles the year', slip({ ...december, wage_tax: 58_278 })] },
      {
        said: 'passed',
        when: ['more, in a month far above the others', slip({ wage_tax: 58_278, ytd_gross: 3_169_229 })],
      },
      { said: 'passed', when: ['more, of pay that is not told', slip({ ...untold, wage_tax: 58_278 })] },
      { said: 'passed', when: ['sixty percent more and fifty euros, untold', slip({ ...untold, wage_tax: 90_092 })] },
      { said: 'failed warning', when: ['a cent more than that', slip({ ...untold, wage_tax: 90_093 })] },
    ],
    inconclusive: ['the class is blacked out', slip({ tax_class: null })],
  }),
  casesOf(surcharges, {
    passed: ['nine percent church tax', slip({ church_tax: 4_720 })],
    failed: ['ten percent', slip({ church_tax: 5_245 })],
    edge: [
      { said: 'passed', when: ['eight percent', slip({ church_tax: 4_196 })] },
      { said: 'passed', when: ['the most that nine percent rounds to', slip({ church_tax: 4_723 })] },
      { said: 'failed warning', when: ['a cent more', slip({ church_tax: 4_724 })] },
      { said: 'passed', when: ['less, and nobody says whether there are children', slip({ church_tax: 3_000 })] },
      { said: 'passed', when: ['less, with a child', printed({ church_tax: 3_000 }, 'Ki.Frbtr. 1,0')] },
      { said: 'failed warning', when: ['less, without', printed({ church_tax: 3_000 }, 'Ki.Frbtr. 0,0')] },
      { said: 'passed', when: ['less of the highest pay', printed({ ...rich, church_tax: 19_000 }, 'Ki.Frbtr. 0,0')] },
      { said: 'passed', when: ['the surcharge of its scale', slip({ ...rich, solidarity: 8_429 })] },
      { said: 'failed warning', when: ['more than the scale takes', slip({ ...rich, solidarity: 8_430 })] },
      {
        said: 'passed',
        when: ['less, and nobody says whether there are children', slip({ ...rich, solidarity: 4_000 })],
      },
      {
        said: 'passed',
        when: ['less, with a child', printed({ ...rich, solidarity: 4_000 }, 'Ki.Frbtr. 1,0')],
      },
      {
        said: 'passed',
        when: ['the surcharge of its scale, without', printed({ ...rich, solidarity: 8_330 }, 'Ki.Frbtr. 0,0')],
      },
      {
        said: 'failed warning',
        when: ['less, without', printed({ ...rich, solidarity: 8_329 }, 'Ki.Frbtr. 0,0')],
      },
      { said: 'failed warning', when: ['a surcharge on a usual pay', slip({ solidarity: 2_885 })] },
      {
        said: 'failed critical',
        when: ['church tax of the class, and less wage tax', slip({ wage_tax: 30_000, church_tax: 4_720 })],
      },
      {
        said: 'passed',
        when: ['that of a bonus', slip({ solidarity: 2_885, one_off_1_label: 'bonus', one_off_1_amount: 100_000 })],
      },
    ],
    inconclusive: ['no wage tax was read', slip({ wage_tax: null, church_tax: 4_720 })],
  }),
  casesOf(ebvFields, {
    passed: ['all of it', slip(whole)],
    failed: ['seven of twelve are missing', slip({ tax_class: null, hire_date: null })],
    edge: { said: 'passed', when: ['six of twelve are blacked out', slip({ tax_class: null })] },
    inconclusive: ['most of it is missing on a scan', scanned({ employee_name: null, hire_date: null })],
  }),
  casesOf(taxClassStable, {
    passed: ['the same on three slips', classes('1', '1', '1')],
    failed: ['another in the end', classes('3', '3', '1')],
    edge: { said: 'passed', when: ['blacked out on one of three', classes('1', null, '1')] },
    inconclusive: ['told once', classes('1', null)],
  }),
  casesOf(oneOff, {
    passed: ['a month like the others', month(400_000)],
    failed: ['a month that stands out for no reason', month(700_000)],
    edge: [
      { said: 'passed', when: ['exactly thirty percent above the others', month(520_000)] },
      { said: 'failed info', when: ['a cent more', month(520_001)] },
    ],
    inconclusive: ['no other month', slip()],
  }),
  casesOf(minijob, {
    passed: ['a usual job', slip()],
    failed: ['a small one by its group', slip({ person_group: '109' })],
    edge: [
      { said: 'failed info', when: ['exactly the 603 euros of 2026', slip({ gross: 60_300 })] },
      { said: 'passed', when: ['a cent more', slip({ gross: 60_301 })] },
      { said: 'failed info', when: ['as much in a small job', slip({ gross: 60_300, person_group: '109' })] },
      { said: 'failed warning', when: ['a cent more in a small job', slip({ gross: 60_301, person_group: '109' })] },
      { said: 'failed info', when: ['a short job, whatever it pays', slip({ gross: 160_301, person_group: '110' })] },
    ],
    inconclusive: ['no pay was read', slip({ gross: null })],
  }),
];
