import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import { type PaperWords, paperOf } from '../../run/testing/papers.ts';
import { expired } from '../expired.ts';
import { ofAge } from '../of-age.ts';
import { permitValid } from '../permit-valid.ts';
import { cardWords, documentBeside, documentOf } from '../testing/card.ts';

type Value = NonNullable<PaperWords['fields']>[string];

const ending =
  (expiry_date: Value, more: NonNullable<PaperWords['fields']> = {}, words: PaperWords = {}) =>
  () =>
    documentOf({ ...words, fields: { expiry_date, ...more } });
const born = (birth_date: Value) => () => documentOf({ fields: { birth_date } });
const permit = (expiry_date: Value) => ending(expiry_date, {}, { type: 'residence_permit' });
const paperCard = { type: 'paper_id_card' } as const;
const germanPassport = { type: 'passport', country: 'DE' } as const;

const receipt = paperOf(
  'r',
  { kind: 'other', type: 'unknown' },
  { pages: [pageOf(['RICEVUTA DI SPEDIZIONE', 'domanda di rinnovo del permesso di soggiorno'])] },
);
const inRenewal = () =>
  documentBeside(cardWords({ type: 'residence_permit', fields: { expiry_date: '2026-06-30' } }), receipt);

const on = (today: string) => contextOf({}, today);

/** Days printed on identity papers, seen from the 16th of November 2026. */
export const validityCases = [
  casesOf(expired, {
    passed: ['years to go', ending('2030-01-01')],
    failed: ['over since summer', ending('2026-07-01')],
    edge: [
      { said: 'passed', when: ['the last day still counts', ending('2026-11-16')] },
      { said: 'failed critical', when: ['over since yesterday', ending('2026-11-15')] },
      { said: 'inconclusive', when: ['over, hardly legible', ending(['2026-11-15', 0.79])] },
      {
        said: 'passed',
        when: ['paper cards on their last day', ending('2030-01-01', {}, paperCard), on('2026-08-02')],
      },
      {
        said: 'failed critical',
        when: ['and on the day after', ending('2030-01-01', {}, paperCard), on('2026-08-03')],
      },
      { said: 'passed', when: ['fifteen years ahead to the day', ending('2041-11-16')] },
      { said: 'inconclusive', when: ['a day further, which was rather misread', ending('2041-11-17')] },
      {
        said: 'passed',
        when: [
          'issued on a leap day for ten years and the birthday after',
          ending('2035-01-01', { issue_date: '2024-02-29' }),
        ],
      },
      {
        said: 'failed warning',
        when: ['issued for five years more', ending('2039-01-01', { issue_date: '2024-02-29' })],
      },
      {
        said: 'passed',
        when: [
          'without an end, at the age of seventy',
          ending(null, { issue_date: '2026-07-30', birth_date: '1956-07-30' }),
        ],
      },
      {
        said: 'inconclusive',
        when: [
          'without an end, a day too young for that',
          ending(null, { issue_date: '2026-07-30', birth_date: '1956-07-31' }),
        ],
      },
      {
        said: 'passed',
        when: [
          'a passport for ten years and the slack of an office',
          ending('2034-06-07', { issue_date: '2024-04-23' }, germanPassport),
        ],
      },
      {
        said: 'failed warning',
        when: [
          'a passport of Italy, which knows of no birthday',
          ending('2034-06-08', { issue_date: '2024-04-23' }, { type: 'passport' }),
        ],
      },
      {
        said: 'passed',
        when: [
          'a card of Italy for ten years, a birthday more and the slack of an office',
          ending('2035-05-23', { issue_date: '2024-04-07' }),
        ],
      },
      {
        said: 'failed warning',
        when: ['such a card for a day more', ending('2035-05-24', { issue_date: '2024-04-07' })],
      },
      {
        said: 'failed warning',
        when: ['too long, just legible', ending(['2039-01-01', 0.8], { issue_date: ['2024-02-29', 0.8] })],
      },
      {
        said: 'passed',
        when: [
          'an end far ahead, for somebody of seventy',
          ending('2041-01-01', { issue_date: '2025-01-10', birth_date: '1955-01-10' }),
        ],
      },
      {
        said: 'failed warning',
        when: [
          'for somebody a day younger',
          ending('2041-01-01', { issue_date: '2025-01-10', birth_date: '1955-01-11' }),
        ],
      },
      {
        said: 'failed warning',
        when: ['a passport for a day more', ending('2034-06-08', { issue_date: '2024-04-23' }, germanPassport)],
      },
      { said: '-', when: ['a fiscal code outlives its card', ending('2020-01-01', {}, { type: 'fiscal_card' })] },
    ],
    inconclusive: ['no day was read', ending(null)],
  }),
  casesOf(permitValid, {
    passed: ['still valid', permit('2027-01-01')],
    failed: ['over, and no receipt', permit('2026-06-30')],
    edge: [
      { said: 'passed', when: ['the last day still counts', permit('2026-11-16')] },
      { said: 'failed warning', when: ['over since yesterday', permit('2026-11-15')] },
      { said: 'passed', when: ['over, with the receipt of its renewal', inRenewal] },
      { said: 'inconclusive', when: ['over, hardly legible', permit(['2026-06-30', 0.79])] },
      { said: '-', when: ['no permit', ending('2026-06-30')] },
    ],
    inconclusive: ['no day was read', permit(null)],
  }),
  casesOf(ofAge, {
    passed: ['grown up', born('1980-01-01')],
    failed: ['sixteen', born('2010-03-01')],
    edge: [
      { said: 'passed', when: ['eighteen today', born('2008-11-16')] },
      { said: 'failed critical', when: ['eighteen tomorrow', born('2008-11-17')] },
      {
        said: 'failed critical',
        when: ['born on a leap day, the evening before', born('2008-02-29'), on('2026-02-28')],
      },
      { said: 'passed', when: ['born on a leap day, on the first of March', born('2008-02-29'), on('2026-03-01')] },
      { said: 'passed', when: ['a hundred and ten', born('1916-11-16')] },
      { said: 'inconclusive', when: ['a year older, which was rather misread', born('1915-11-16')] },
      { said: 'inconclusive', when: ['not born yet', born('2026-11-17')] },
      { said: 'failed critical', when: ['born today', born('2026-11-16')] },
      { said: 'inconclusive', when: ['young, hardly legible', born(['2010-03-01', 0.79])] },
    ],
    inconclusive: ['no day was read', born(null)],
  }),
];
