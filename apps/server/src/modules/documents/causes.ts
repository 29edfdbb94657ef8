/** Rules that find somebody else on a paper, with the field that names them. It is the cause of all else about the person. */
export const otherPersonRules: Readonly<Record<string, string>> = {
  R_PAYSLIP_NAME_MATCH: 'employee_name',
  R_TAX_NAMES: 'person_name',
  R_BANK_HOLDER_MATCH: 'holder',
};

interface Cause {
  /** The rule that names the problem itself. */
  readonly rule: string;
  /** Rules that then fail as well, and tell the person nothing more to do. */
  readonly follows: RegExp;
}

/** All that is read from a paper, as against the file that it came in. */
const CONTENT = /^R_(?!FILE_|PDF_|IMG_)/;
/** What a changed or missing line makes wrong. */
const SUMS =
  /^R_(?:PAYSLIP_(?:SUMS|GROSS_TO_NET|YTD_PROGRESSION)|BANK_(?:RUNNING_BALANCE|BALANCES_CONTINUE|DUPLICATE_LINES|LINE_ORDER_DATES)|TAX_SUMS|CONTRACT_SALARY_SUMS|IT_(?:INPS_RATE|IRPEF|TFR_ACCRUAL)|DE_(?:SV_RATES|LST_RECOMPUTE))$/;

/** One problem, one message. The cause that stands first is told first. */
export const causes: readonly Cause[] = [
  // The wrong paper: nothing on it can be right.
  { rule: 'R_FILE_CLASSIFICATION', follows: CONTENT },
  ...Object.keys(otherPersonRules).map((rule): Cause => ({ rule, follows: CONTENT })),
  { rule: 'R_ID_NAME_MATCH', follows: /^R_(?:ID_(?:DOB|BIRTHPLACE|COUNTRY)_MATCH|CF_)/ },
  { rule: 'R_FILE_MARKED_SAMPLE', follows: /^R_(?!FILE_)/ },
  { rule: 'R_PAYSLIP_MARKED_SAMPLE', follows: /^R_(?!FILE_)/ },
  // A picture where the bank's file is wanted: that it is blurred or no original goes without saying.
  { rule: 'R_BANK_PDF_ONLY', follows: /^R_(?:PDF_ORIGINAL$|IMG_|FILE_(?:BLURRY|CROPPED))/ },
  { rule: 'R_IMG_SCREENSHOT', follows: /^R_(?:PDF_ORIGINAL|IMG_SCREEN_PHOTO|FILE_(?:BLURRY|CROPPED))$/ },
  { rule: 'R_IMG_SCREEN_PHOTO', follows: /^R_(?:PDF_ORIGINAL|FILE_(?:BLURRY|CROPPED))$/ },
  // What could not be read well was read wrongly.
  { rule: 'R_ID_READABLE', follows: /^R_(?:ID|CF)_|^R_FILE_(?:BLURRY|CROPPED)$/ },
  { rule: 'R_BANK_UNREADABLE', follows: /^R_BANK_|^R_FILE_(?:BLURRY|CROPPED)$/ },
  { rule: 'R_FILE_BLANK', follows: CONTENT },
  { rule: 'R_FILE_CROPPED', follows: SUMS },
  { rule: 'R_FILE_BLURRY', follows: SUMS },
  {
    rule: 'R_FILE_PAGES_MISSING',
    follows: new RegExp(`${SUMS.source}|^R_(?:CONTRACT|TAX)_ALL_PAGES$|^R_CONTRACT_SIGNED$`),
  },
  // A file that was changed: each trace of it is the same news, and so is a sum that no longer comes out.
  { rule: 'R_FILE_MERGED', follows: /^R_FILE_OTHER_CONTENT$/ },
  { rule: 'R_PDF_ORIGINAL', follows: new RegExp(`${SUMS.source}|^R_(?:PDF|IMG)_|^R_FILE_MERGED$`) },
  { rule: 'R_FILE_DUPLICATE', follows: /^R_PAYSLIP_DUPLICATE_MONTH$/ },
  // One wrong nationality, one wrong code.
  { rule: 'R_ID_COUNTRY_MATCH', follows: /^R_ID_TYPE_ACCEPTED$/ },
  { rule: 'R_CF_ON_DOCUMENT_MATCH', follows: /^R_CF_/ },
  { rule: 'R_CF_CHECKCHAR', follows: /^R_CF_VS_/ },
];

const order = new Map(causes.map(({ rule }, place) => [rule, place]));

/** Where a rule stands among the causes; what causes nothing comes last. */
export const placeOf = (rule: string): number => order.get(rule) ?? causes.length;

/** Whether another of the rules that failed on the same paper says all that this one would. */
export const isSaidBy = (rule: string, other: string): boolean =>
  rule !== other &&
  placeOf(other) <= placeOf(rule) &&
  causes.some((cause) => cause.rule === other && cause.follows.test(rule));
