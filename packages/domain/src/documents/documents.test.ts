import { describe, expect, test } from 'vitest';
import type { RegionCode } from '../regions/codes.ts';
import { demandsOf, groupDemands, missingDemands, notDueYet } from './demands.ts';
import { acceptAttribute, acceptedFormats } from './formats.ts';
import { groupDocuments, isNothingToParse, isStillParsing } from './groups.ts';
import type { IdCombination } from './id-upload-options.ts';
import { judgeIds } from './judge-ids.ts';
import { missingNames, missingSides } from './missing-sides.ts';
import { paperNameOf } from './paper-name.ts';
import type { DocumentRecord } from './record.ts';
import { sniffFormat } from './sniff.ts';
import type { DocumentType } from './types.ts';

const paper = (type: DocumentType, over: Partial<DocumentRecord> = {}): DocumentRecord => ({
  id: 'a',
  document_id: 'a',
  type,
  name: 'paper.pdf',
  description: null,
  size: 1,
  status: 'parsed',
  isParsed: true,
  hasError: false,
  hasWarning: false,
  cancelAllowed: false,
  id_type: 'N/A',
  selected_ids_combination: null,
  recognised: null,
  message: null,
  message_key: null,
  messages: [],
  abi: null,
  bank: null,
  bankIsNotInList: false,
  source: 'upload',
  corrected: false,
  explained: false,
  created_at: '2026-11-15T10:00:00.000Z',
  ...over,
});
const id = (id_type: 'id_card' | 'passport' | 'fiscal_card' | 'residence_permit', ...sides: ('Front' | 'Back')[]) =>
  paper('national_id', { recognised: { document_type: id_type, id_type, sides } });

describe('formats', () => {
  test('UPL-01 statements, tax papers and contracts are PDF only', () => {
    expect(acceptedFormats('payslip')).toEqual(['pdf', 'png', 'jpeg']);
    for (const type of ['bank_statement', 'fiscal_doc', 'cud', 'work_contract'] as const)
      expect(acceptAttribute(type)).toBe('application/pdf');
    expect(acceptAttribute('national_id')).toBe('application/pdf,image/png,image/jpeg,image/jpg');
  });

  test.each([
    ['%PDF-1.7', 'pdf'],
    ['some gateway line\n%PDF-1.4', 'pdf'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe1', 'jpeg'],
    ['\0\0\0\x20ftypmif1', 'heic'],
    ['PK\x03\x04', 'zip'],
    ['MZ\x90', 'program'],
    ['#!/bin/sh', 'program'],
    ['', 'empty'],
    ['hello', 'unknown'],
  ])('UPL-01 content decides: %j', (start, format) => {
    expect(sniffFormat(Buffer.from(start, 'latin1'))).toBe(format);
  });
});

describe('identity papers', () => {
  const rows: [string, DocumentRecord[], IdCombination | null, string[]][] = [
    ['nothing yet', [], 'digital_id', ['id_card']],
    ['the front only', [id('id_card', 'Front')], 'digital_id', ['Back']],
    ['both on one picture', [id('id_card', 'Front', 'Back')], 'digital_id', []],
    ['front and back apart', [id('id_card', 'Front'), id('id_card', 'Back')], 'digital_id', []],
    ['a passport without its companion', [id('passport', 'Front')], 'passport_fiscal_card', ['fiscal_card']],
    ['a card as permit', [id('passport', 'Front'), id('id_card', 'Front', 'Back')], 'passport_permit', []],
    ['nothing chosen, a front', [id('id_card', 'Front')], null, ['Back']],
    ['a passport where a card was chosen', [id('passport', 'Front')], 'digital_id', ['id_card']],
  ];
  test.each(rows)('IDD-02 %s', (_name, documents, combination, names) => {
    expect(missingNames(missingSides(documents, combination))).toEqual(names);
  });

  test('IDD-05 the three messages in their order', () => {
    expect(judgeIds([paper('national_id', { isParsed: false })], 'passport')).toBe('Uploads.PleaseWaitFilesParsed');
    expect(judgeIds([paper('national_id', { hasError: true })], 'passport')).toBe('Uploads.AtleastOneDocument');
    expect(judgeIds([paper('payslip')], 'passport')).toBe('Uploads.AtleastOneDocument');
    expect(judgeIds([id('id_card', 'Front')], 'digital_id')).toBe('Uploads.UploadMissingDocuments');
    expect(judgeIds([id('passport', 'Front')], 'passport')).toBeNull();
  });
});

describe('what an occupation asks for', () => {
  const employed = { region: 'it', employmentStatus: 'Employed', applicationType: 'rent' } as const;

  test('INC-02 alternatives are one group; a lone alternative is optional', () => {
    expect(groupDemands(demandsOf(employed))).toEqual([
      { alternatives: ['payslip'], isOptional: false },
      { alternatives: ['fiscal_doc', 'cud'], isOptional: false },
      { alternatives: ['bank_statement'], isOptional: false },
    ]);
    expect(groupDemands([{ ref: 'cud', oneOf: true }])).toEqual([{ alternatives: ['cud'], isOptional: true }]);
  });

  test('INC-06 one usable alternative is enough, a paper with an error is none', () => {
    const missing = missingDemands([paper('cud'), paper('payslip', { hasError: true })], demandsOf(employed));
    expect(missing.map(({ alternatives }) => alternatives[0])).toEqual(['payslip', 'bank_statement']);
  });

  test('INC-06 in the first year of a job there is no yearly paper to wait for', () => {
    const demands = demandsOf(employed);
    const open = (papers: DocumentRecord[]) =>
      missingDemands(papers, demands).map(({ alternatives }) => alternatives[0]);
    const young = paper('payslip', { first_year: true });
    expect(open([young])).toEqual(['bank_statement']);
    expect(notDueYet([young], demands)).toEqual([{ alternatives: ['fiscal_doc', 'cud'], isOptional: false }]);
    expect(open([{ ...young, hasError: true }])).toEqual(['payslip', 'fiscal_doc', 'bank_statement']);
    expect(open([paper('payslip')])).toEqual(['fiscal_doc', 'bank_statement']);
    expect(notDueYet([young, paper('cud')], demands)).toEqual([]);
    // Work of one's own has a return whatever the job beside it.
    const hybrid = demandsOf({ ...employed, employmentStatus: 'Hybrid-employed' });
    expect(missingDemands([young], hybrid).map(({ alternatives }) => alternatives[0])).toContain('fiscal_doc');
  });

  test.each([
    ['it', ['Pension']],
    ['de', ['Pension', 'Other']],
    ['it', ['Unemployment benefit']],
    ['de', ['Parental benefit']],
  ] as const)(
    'INC-02 who lives from a pension or a benefit shows its letter and the account: %s %s',
    (region, sources) => {
      const demands = demandsOf({ region, employmentStatus: 'Unemployed', applicationType: 'rent', sources });
      expect(demands.map(({ ref }) => ref)).toEqual(['fiscal_doc', 'bank_statement']);
      expect(paperNameOf('fiscal_doc', { employmentStatus: 'Unemployed', region })).toBe('income_letter');
    },
  );

  test('INC-02 those who work are asked for the return in Italy and for its assessment in Germany', () => {
    const nameIn = (region: RegionCode) => paperNameOf('fiscal_doc', { employmentStatus: 'Self-employed', region });
    expect([nameIn('it'), nameIn('de')]).toEqual(['fiscal_doc', 'tax_assessment']);
  });

  test.each([[[]], [['Other']], [['Rental property']]])(
    'INC-02 without such a source the account is enough: %s',
    (sources) => {
      const demands = demandsOf({ region: 'it', employmentStatus: 'Unemployed', applicationType: 'rent', sources });
      expect(demands.map(({ ref }) => ref)).toEqual(['bank_statement']);
    },
  );

  test('PART-01 whom a partner sends shows the papers of a job: no return of their own is asked for', () => {
    const sent = (region: RegionCode, applicationType: 'rapid' | 'rent') =>
      missingDemands(
        [paper('payslip'), paper('bank_statement'), ...(region === 'it' ? [paper('cud')] : [])],
        demandsOf({ region, employmentStatus: 'Hybrid-employed', applicationType }),
      );
    for (const region of ['it', 'de'] as const) {
      expect(sent(region, 'rapid')).toEqual([]);
      expect(sent(region, 'rent')).toEqual([{ alternatives: ['fiscal_doc'], isOptional: false }]);
      const taken = demandsOf({ region, employmentStatus: 'Hybrid-employed', applicationType: 'rapid' });
      expect(taken.map(({ ref }) => ref)).toContain('fiscal_doc');
    }
  });

  test('INC-01 whoever has no job to prove has no income check in a rapid application', () => {
    expect(demandsOf({ region: 'it', employmentStatus: 'Student', applicationType: 'rapid' })).toEqual([]);
    expect(demandsOf({ region: 'it', employmentStatus: 'Student', applicationType: 'rent' })).not.toEqual([]);
  });
});

describe('parsing status', () => {
  const papers = [
    paper('national_id'),
    paper('cud', { isParsed: false }),
    paper('fiscal_doc'),
    paper('bank_statement'),
  ];

  test('PARSE-01 groups in order with their badges, no national id for rapid', () => {
    expect(groupDocuments(papers, 'rent').map(({ group, isFinished }) => [group, isFinished])).toEqual([
      ['national_id', true],
      ['fiscal_documents', false],
      ['bank_statements', true],
    ]);
    expect(groupDocuments(papers, 'rapid').map(({ group }) => group)).not.toContain('national_id');
  });

  test('PARSE-02 with identity papers alone there is nothing to parse', () => {
    expect(isNothingToParse([paper('national_id')])).toBe(true);
    expect(isNothingToParse(papers)).toBe(false);
    expect(isStillParsing(papers)).toBe(true);
  });
});
