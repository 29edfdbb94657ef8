import { addDays } from '@vesta/domain/dates/add-days';
import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import type { PersonalDetails, PersonControl, PersonField } from '@vesta/domain/report/people';
import type { Analysis } from '../../analysis/analyse.ts';
import { rulesAnswering } from '../../checks/rules.ts';
import type { ReportInput } from '../input.ts';
import { answerOf, iconOf, ofRules } from './answer.ts';

const NAME = rulesAnswering('person.name');
const BANK = rulesAnswering('person.known_to_bank');
const BIRTH = rulesAnswering('person.birth');
const BIRTHPLACE = rulesAnswering('person.birth_place');
const CODE = rulesAnswering('person.code');
const VALID = rulesAnswering('identity.valid');
const ADDRESS = rulesAnswering('person.address');
const NONE: ReadonlySet<string> = new Set();
/** Whatever of these fails, the person is not verified. */
const GRAVE = rulesAnswering('person.name', 'person.birth', 'identity.valid', 'identity.zone', 'identity.agrees');

export const validUntil = (today: string): string => addDays(today, REPORT_VALID_DAYS) ?? today;

function fieldsOf(input: ReportInput, analysis: Analysis): PersonField[] {
  const { applicant, person, findings } = input;
  const name = [applicant.first_name, applicant.last_name].filter(Boolean).join(' ');
  const rows: readonly (readonly [string, string | null, ReadonlySet<string>])[] = [
    ['name', name || null, NAME],
    ['date_of_birth', applicant.birth_date, BIRTH],
    ['birth_place', applicant.birth_place, BIRTHPLACE],
    ['fiscal_code', applicant.fiscal_code, CODE],
    ['current_address', person.currentAddress, ADDRESS],
    ['mobile', person.mobile, NONE],
    ['email', person.email, NONE],
  ];
  return rows.map(([translation_key, value, rules]) => {
    const found = ofRules(findings, rules);
    return {
      translation_key,
      value,
      valid: answerOf(found),
      papers: [
        ...new Set(found.flatMap(({ papers }) => papers.flatMap((paper) => analysis.ground.keys.ofFile(paper)))),
      ],
    };
  });
}

function controlsOf({ findings }: ReportInput): PersonControl[] {
  const rows: readonly (readonly [string, ReadonlySet<string>])[] = [
    ['name_matches', NAME],
    ['birth_date_matches', BIRTH],
    ['fiscal_code_matches', CODE],
    ['document_valid', VALID],
  ];
  // Asked only where an account was connected: without one there is nothing to confirm.
  const byBank = ofRules(findings, BANK).length > 0 ? [['name_confirmed_by_bank', BANK] as const] : [];
  return [...rows, ...byBank].map(([translation_key, rules]) => {
    const value = answerOf(ofRules(findings, rules));
    return { translation_key, value, icon: iconOf(value), reverse_colors: false };
  });
}

/** A paper with the right name that is still valid, and none that says otherwise. */
function isVerified({ findings }: ReportInput, analysis: Analysis): boolean {
  const hasPaper = analysis.ground.keys.all.some(({ reading }) => reading?.kind === 'identity_document');
  const grave = ofRules(findings, GRAVE);
  return hasPaper && answerOf(ofRules(findings, NAME)) === true && grave.every(({ outcome }) => outcome !== 'failed');
}

export function personalDetailsOf(input: ReportInput, analysis: Analysis): PersonalDetails {
  const { applicant, person } = input;
  return {
    name: [applicant.first_name, applicant.last_name].filter(Boolean).join(' '),
    id: person.id,
    role: input.role,
    email: person.email,
    report_id: input.reportId,
    generated_on: input.today,
    valid_until: validUntil(input.today),
    mobile: person.mobile,
    date_of_birth: applicant.birth_date,
    birth_address: person.birthAddress,
    current_address: person.currentAddress,
    residency_label: person.livingSituation ?? 'not_said',
    pets: {
      translation_key: person.hasPets === null ? 'not_said' : person.hasPets ? 'yes' : 'no',
      has_pets: person.hasPets,
      value: person.petsDetails,
    },
    verified: isVerified(input, analysis),
    fields: fieldsOf(input, analysis),
    controls: controlsOf(input),
  };
}
