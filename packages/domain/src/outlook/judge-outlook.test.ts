import { describe, expect, test } from 'vitest';
import { demandsOf, groupDemands } from '../documents/demands.ts';
import type { DocumentRecord } from '../documents/record.ts';
import { judgeOutlook, type OutlookGrounds } from './judge-outlook.ts';

const paper = (type: DocumentRecord['type'], over: Partial<DocumentRecord> = {}): DocumentRecord => ({
  id: crypto.randomUUID(),
  document_id: '',
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
  recognised:
    type === 'national_id' ? { document_type: 'id_card', id_type: 'id_card', sides: ['Front', 'Back'] } : null,
  message: null,
  message_key: null,
  messages: [],
  abi: null,
  bank: null,
  bankIsNotInList: false,
  source: 'upload',
  corrected: false,
  explained: false,
  created_at: '2026-11-15T10:00:00Z',
  ...over,
});

const demands = groupDemands(demandsOf({ region: 'it', employmentStatus: 'Employed', applicationType: 'rent' }));
const judge = (documents: DocumentRecord[], over: Partial<OutlookGrounds> = {}) =>
  judgeOutlook({
    documents,
    demands,
    missingMonths: {},
    employmentStatus: 'Employed',
    region: 'it',
    isBlocked: false,
    wantsIdentity: true,
    isKnownToBank: false,
    ...over,
  });
const all = () => [
  paper('national_id'),
  paper('payslip'),
  paper('payslip'),
  paper('payslip'),
  paper('cud'),
  paper('bank_statement'),
];
const states = (documents: DocumentRecord[], over?: Partial<OutlookGrounds>) =>
  Object.fromEntries(judge(documents, over).papers.map(({ paper: name, state }) => [name, state]));

describe('the outlook on a report', () => {
  test('INC-08 misses no document of whoever their bank has named, and is conclusive', () => {
    const [, ...papers] = all();
    expect(judge(papers)).toMatchObject({ verdict: 'partly', advice: [{ paper: 'national_id' }] });
    expect(judge(papers, { isKnownToBank: true })).toMatchObject({ verdict: 'conclusive', advice: [] });
    const refused = [paper('national_id', { hasError: true }), ...papers];
    expect(states(refused, { isKnownToBank: true })).toMatchObject({ national_id: 'unusable' });
  });

  test('is conclusive when every paper is there and was read, either tax paper being enough', () => {
    const { verdict, papers, advice } = judge(all());
    expect(verdict).toBe('conclusive');
    expect(papers.map(({ paper: name, count }) => [name, count])).toEqual([
      ['national_id', 1],
      ['payslip', 3],
      ['fiscal', 1],
      ['bank_statement', 1],
    ]);
    expect(advice).toEqual([]);
  });

  test('is not there yet without any paper that shows an income', () => {
    const { verdict, advice } = judge([paper('national_id')]);
    expect(verdict).toBe('notYet');
    expect(advice.map(({ message_key, paper: name }) => [message_key, name])).toEqual([
      ['Outlook.Advice.missing', 'payslip'],
      ['Outlook.Advice.missing', 'fiscal'],
      ['Outlook.Advice.missing', 'bank_statement'],
    ]);
  });

  test('is partly conclusive as soon as an income shows', () => {
    expect(judge([paper('bank_statement')]).verdict).toBe('partly');
  });

  test('names the months that are missing', () => {
    const { verdict, advice } = judge(all(), { missingMonths: { payslip: 2 } });
    expect(verdict).toBe('partly');
    expect(advice).toEqual([{ message_key: 'Outlook.Advice.more', paper: 'payslip', data: { missing: 2 } }]);
  });

  test('asks for the other side of an identity card', () => {
    const front = paper('national_id', {
      recognised: { document_type: 'id_card', id_type: 'id_card', sides: ['Front'] },
    });
    const { advice } = judge([front, ...all().slice(1)]);
    expect(advice).toEqual([{ message_key: 'Outlook.Advice.sides', paper: 'national_id', data: { missing: 1 } }]);
  });

  test('tells papers apart that are being read, cannot be used or are not there', () => {
    const documents = [
      paper('national_id', { isParsed: false }),
      paper('payslip', { hasError: true }),
      paper('bank_statement'),
    ];
    expect(states(documents)).toEqual({
      national_id: 'reading',
      payslip: 'unusable',
      fiscal: 'missing',
      bank_statement: 'ready',
    });
    expect(judge(documents).reading).toBe(1);
  });

  test('a refused paper beside a good one has to be replaced or deleted', () => {
    const refused = [...all(), paper('payslip', { hasError: true })];
    expect(states(refused).payslip).toBe('incomplete');
    expect(judge(refused).advice).toEqual([
      { message_key: 'Outlook.Advice.refused', paper: 'payslip', data: { missing: 0 } },
    ]);
  });

  test('a file that would not open matters only while no good paper has taken its place', () => {
    const broken = (type: DocumentRecord['type']) => paper(type, { hasError: true, unread: true, recognised: null });
    expect(states([...all(), broken('payslip'), broken('national_id')])).toMatchObject({
      national_id: 'ready',
      payslip: 'ready',
    });
    expect(judge([...all(), broken('payslip')])).toMatchObject({ verdict: 'conclusive', advice: [] });
    expect(states([...all(), broken('payslip')], { missingMonths: { payslip: 1 } }).payslip).toBe('incomplete');
    expect(states([broken('payslip')]).payslip).toBe('unusable');
  });

  test('INC-06 says that no report is made where the server would stop the person, once all is read', () => {
    expect(judge(all()).blocked).toBe(false);
    expect(judge(all(), { isBlocked: true }).blocked).toBe(true);
    expect(judge([...all(), paper('payslip', { isParsed: false })], { isBlocked: true }).blocked).toBe(false);
  });

  test('asks for no identity in a rapid application, and is content where nothing is asked for', () => {
    expect(states(all().slice(1), { wantsIdentity: false })).not.toHaveProperty('national_id');
    expect(judge([], { demands: [], wantsIdentity: false }).verdict).toBe('conclusive');
    expect(judge([], { demands: [] }).verdict).toBe('partly');
  });
});
