import { forOthers } from '../for-others.ts';
import { checks } from './checks.ts';

const SPEAKS_TO_APPLICANT = /\b(please|you|your|yours)\b|^A short note/i;

/** The checks as landlords and lenders read them, under the same keys: about the applicant, not to them. */
export const checksForOthers = {
  checks: forOthers(checks.checks, SPEAKS_TO_APPLICANT, {
    R_ID_TYPE_ACCEPTED: {
      passed: 'This kind of document is accepted for the stated nationality.',
      failed: 'This kind of document is not accepted for the stated nationality.',
      companion_only: 'A fiscal or health card alone does not show who somebody is.',
      inconclusive: 'Without the nationality it is open whether this document is accepted.',
    },
    R_ID_NAME_MATCH: {
      title: 'Name on the document',
      passed: 'The document shows the name that was entered.',
      failed: 'The document shows another name than the one that was entered.',
      inconclusive: 'The name on the document could not be compared with the one that was entered.',
    },
    R_ID_DOB_MATCH: {
      passed: 'The date of birth on the document is the one that was entered.',
      failed: 'The date of birth on the document differs from the one that was entered.',
    },
    R_ID_BIRTHPLACE_MATCH: {
      passed: 'The place of birth on the document is the one that was entered.',
      failed: 'The place of birth on the document differs from the one that was entered.',
    },
    R_ID_COUNTRY_MATCH: {
      passed: 'The document belongs to the stated nationality.',
      failed: 'The document is from another country than the stated nationality.',
    },
    R_ID_NUMBER_FORMAT: { inconclusive: 'The number could not be read, or was covered, as everybody may do.' },
    R_CF_ON_DOCUMENT_MATCH: {
      title: 'The applicant’s fiscal code on the paper',
      passed: 'The paper bears the fiscal code that was entered.',
      failed: 'The paper bears another fiscal code than the one that was entered.',
      inconclusive: 'The fiscal code on the paper could not be compared with the applicant’s.',
    },
    R_PAYSLIP_NAME_MATCH: {
      passed: 'The payslip is in the applicant’s name.',
      inconclusive: 'The name on the payslip could not be compared with the applicant’s.',
    },
    R_PAYSLIP_GARNISHMENT: { loan: 'A loan is repaid from the wage. It counts among the monthly costs.' },
    R_PAYSLIP_EMPLOYER_MATCH: {
      changed: 'The payslips are from two employers: {found}, then {expected}. The newer job counts.',
    },
    R_PAYSLIP_CONTINUITY: {
      failed: 'Between the payslips {count, plural, one {a month is missing} other {months are missing}}: {missing}.',
    },
    R_PAYSLIP_AMOUNT_VS_DECLARED: {
      passed: 'The payslips bear out the declared income.',
      failed: 'The payslips show clearly less than the declared income.',
      lower_declared: 'The payslips show clearly more than the declared income.',
      gross_declared: 'The declared income seems to be the gross pay.',
      inconclusive: 'The payslips could not be compared with a declared income.',
    },
    R_PAYSLIP_START_DATE_SENIORITY: {
      passed: 'The applicant has held this job for {months, plural, one {# month} other {# months}}.',
      failed:
        'The applicant has held this job for {months, plural, one {# month} other {# months}}, less than half a year.',
    },
    R_IT_13_14: { failed: 'The payslips point to {found} payments a year; {expected} were declared.' },
    R_CONTRACT_PDF: { failed: 'The contract was supplied as a picture, not as a PDF file.' },
    R_CONTRACT_PARTIES: {
      passed: 'The contract is between the applicant and the employer.',
      employer: 'The contract names {found} as employer; {expected} was entered.',
    },
    R_CONTRACT_FIXED_TERM: { failed: 'The contract ends on {end}, before the planned move.' },
    R_CONTRACT_KIND_DECLARED: {
      passed: 'The contract is of the declared kind.',
      failed: 'The contract is of another kind than declared.',
    },
    R_TAX_CLASSIFICATION: { failed: 'This is not the tax paper that was asked for.' },
    R_TAX_NAMES: {
      passed: 'The tax paper is in the applicant’s name.',
      joint: 'The tax paper is of a couple, and the applicant is one of the two.',
      inconclusive: 'The name on the tax paper could not be compared with the applicant’s.',
    },
    R_TAX_CF_MATCH: {
      passed: 'The tax number on the paper is the applicant’s.',
      joint: 'The paper is of a couple, and one of the tax numbers is the applicant’s.',
      failed: 'The tax number on the paper is not the applicant’s.',
    },
    R_TAX_INCOME_VS_PAYSLIPS: {
      passed: 'The income of the year fits the payslips.',
      failed:
        'The income of the year does not fit the payslips. Extra payments or a change of the tax year may explain it.',
      inconclusive: 'The year could not be compared with the payslips.',
    },
    R_IT_CU_EMPLOYER: {
      passed: 'The certificate comes from the employer.',
      failed: 'The certificate comes from {found}, the payslips from {expected}.',
      new_job: 'The certificate comes from another employer; the job has changed since.',
      inconclusive: 'The issuer of the certificate could not be compared with the employer.',
    },
    R_BANK_IS_CHOSEN_BANK: {
      title: 'The statement is from the stated bank',
      passed: 'The account is kept by the stated bank.',
      failed: 'This account is kept by {bank}, not by the stated bank.',
    },
    R_BANK_HOLDER_MATCH: {
      title: 'The account is the applicant’s',
      passed: 'The applicant’s name is among the holders of the account.',
      inconclusive: 'The account holder could not be compared with the applicant’s name.',
    },
    R_BANK_RECENT: {
      failed:
        'The last day shown is {last_day}, {age} days ago. Statements older than {limit} days are left out of the figures.',
    },
    R_FEED_BALANCES: {
      passed: 'The closing balance on the statement is the one that the bank sent.',
      failed:
        'The closing balance on the statement is not one that the account had around that day, according to the bank.',
    },
    R_FEED_IDENTITY: {
      passed: 'The bank knows the person who signed in by the name given. No identity paper was looked at for this.',
    },
    R_BANK_FEED_VS_PDF: {
      passed: 'The statement shows the same bookings as the bank sent.',
      failed:
        'The statement differs from what the bank sent: {added} only on the statement, {missing} only from the bank.',
    },
    R_BANK_RENT_FOUND: {
      title: 'Rent payments match what was declared',
      passed: 'The rent payments on the account fit what was declared.',
      failed: 'The rent payments do not fit what was declared.',
      missing: 'A rent of {declared, number, ::currency/EUR scale/0.01} was declared; no such payments were found.',
      differs:
        'A rent of {declared, number, ::currency/EUR scale/0.01} was declared; the account shows {rent, number, ::currency/EUR scale/0.01} a month. Perhaps one of them includes the service charges.',
      undeclared: 'No rent was declared; the account shows rent of {rent, number, ::currency/EUR scale/0.01} a month.',
    },
    R_BANK_UNDECLARED_INCOME: {
      passed: 'The regular income on the account fits what was declared.',
      failed:
        'Beside the main income the account shows {seen, number, ::currency/EUR scale/0.01} a month, of which {declared, number, ::currency/EUR scale/0.01} were declared. What was not declared is not counted.',
    },
    R_BANK_DECLARED_NOT_SEEN: {
      title: 'The declared income arrives',
      passed: 'The declared income shows on the account.',
      failed:
        '{declared, number, ::currency/EUR scale/0.01} a month were declared; the account shows {seen, number, ::currency/EUR scale/0.01}.',
      named: 'Other income was declared; the account shows none.',
    },
    R_BANK_CIRCULAR_TRANSFERS: {
      own_transfer: 'The payments called salary come from an account of the applicant’s own or were paid in as cash.',
    },
    R_BANK_MAIN_ACCOUNT: { title: 'This is the account of everyday life' },
    R_FILE_CROSS_APPLICANT_COPY: { title: 'The paper belongs to the applicant alone' },
    R_X_EMPLOYER_CHAIN: {
      certificate: 'The tax certificate names another employer than the payslip, although the job had already begun.',
    },
    R_X_ADDRESS: {
      passed: 'The papers show the stated address.',
      failed: 'A paper shows another address than the stated one, as happens after a move.',
    },
    R_X_BIRTH_DATE: {
      passed: 'The papers give the date of birth that was entered.',
      failed: 'A paper gives another date of birth than was entered.',
    },
    R_X_DEVICE_OR_CONTACT_REUSE: { title: 'Contact details are the applicant’s own' },
  }),
} as const;
