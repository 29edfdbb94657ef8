import { addDays } from '@vesta/domain/dates/add-days';
import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import type { PersonalDetails, PersonControl, PersonField } from '@vesta/domain/report/people';
import type { Analysis } from '../../analysis/analyse.ts';
import type { ReportInput } from '../input.ts';
import { answerOf, iconOf, ofRules } from './answer.ts';

const NAME = ['R_ID_NAME_MATCH'];
const BANK = ['R_FEED_IDENTITY'];
const BIRTH = ['R_ID_DOB_MATCH', 'R_CF_VS_DOB_SEX'];
const BIRTHPLACE = ['R_ID_BIRTHPLACE_MATCH', 'R_CF_VS_BIRTHPLACE'];
const CODE = ['R_CF_ON_DOCUMENT_MATCH', 'R_CF_CHECKCHAR'];
const VALID = ['R_ID_EXPIRED', 'R_ID_PERMIT_VALID'];
const ADDRESS = ['R_X_ADDRESS'];

export const validUntil = (today: string): string => addDays(today, REPORT_VALID_DAYS) ?? today;

function fieldsOf(input: ReportInput, analysis: Analysis): PersonField[] {
  const { applicant, person, findings } = input;
  const name = [applicant.first_name, applicant.last_name].filter(Boolean).join(' ');
  const rows: readonly (readonly [string, string | null, readonly string[]])[] = [
    ['name', name || null, NAME],
    ['date_of_birth', applicant.birth_date, BIRTH],
    ['birth_place', applicant.birth_place, BIRTHPLACE],
    ['fiscal_code', applicant.fiscal_code, CODE],
    ['current_address', person.currentAddress, ADDRESS],
    ['mobile', person.mobile, []],
    ['email', person.email, []],
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
  const rows: readonly (readonly [string, readonly string[]])[] = [
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
  const grave = ofRules(findings, [...NAME, ...BIRTH, ...VALID, 'R_ID_MRZ_CHECKDIGITS', 'R_ID_MRZ_VS_VISUAL']);
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
