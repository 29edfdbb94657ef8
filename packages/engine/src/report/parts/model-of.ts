import type { ApplicationType } from '@vesta/domain/application-types';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { type ModelInfo, REPORT_FORMAT } from '@vesta/domain/report/model-info';
import { constants, MODEL_VERSION, regionConstants } from '../../analysis/model/constants.ts';

type ConstantUnit = ModelInfo['constants'][number]['unit'];

const unitOf = (name: string): ConstantUnit => {
  if (name.startsWith('LIVING_')) return 'cents';
  if (name.endsWith('_MONTHS')) return 'months';
  if (name === 'OLDEST_AT_END') return 'years';
  if (['PAYSLIPS_COUNTED', 'REGULAR_CREDITS', 'DEPOSIT_RENTS', 'EXTRA_PAY_EVIDENCED'].includes(name)) return 'count';
  return 'percent';
};

/** Numbers that only speak of loans. */
const ofLoans = /^(?:LOAN_|INSTALMENT_|MORTGAGE_|LTV_|ANCILLARY_|OLDEST_)/;

/** And those that only speak of a rent; a contract weighs differently over the years of a loan. */
const ofRents = /^(?:RENT_SHARE|DEBT_ROOM|DEPOSIT_|WARM_|FIXED_TERM_|APPRENTICE$|AGENCY$|CONTRACT_UNKNOWN$)/;

const rateName = 'MORTGAGE_RATE_BASIS_POINTS';

/** The rules that made a report, with every number that somebody chose. */
export function modelOf(kind: ApplicationType, region: RegionCode): ModelInfo {
  const all = Object.entries({ ...constants, ...regionConstants[region] }).filter(
    ([name]) => !(kind === 'mortgage' ? ofRents : ofLoans).test(name),
  );
  return {
    name: `${kind}-${region} ${MODEL_VERSION}`,
    format: REPORT_FORMAT,
    region,
    constants: all.map(([name, value]) =>
      name === rateName
        ? { name: 'MORTGAGE_RATE', value: value / 100, unit: 'percent' as const }
        : { name, value, unit: unitOf(name) },
    ),
  };
}
