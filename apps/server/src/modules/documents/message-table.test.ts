import { shownFactNames } from '@vesta/domain/documents/shown-facts';
import { documentTypes } from '@vesta/domain/documents/types';
import { languages } from '@vesta/domain/languages';
import { checks } from '@vesta/engine/checks/index';
import { describe, expect, test } from 'vitest';
import { monthRules, problemKeys, unreadableKeys, weights } from './message-table.ts';
import { refusalOf } from './refusal.ts';
import { inWords } from './words.ts';

const formats = ['pdf', 'png', 'jpeg', 'heic', 'zip', 'program', 'empty', 'unknown'] as const;
const refusals = documentTypes.flatMap((type) =>
  formats.flatMap((format) => refusalOf({ format, sizeBytes: 5 }, type)?.message_key ?? []),
);

describe('every message has its words', () => {
  const values = { size: '20.01', limit: 20, required: 3, count: 1, months: '2026-03', name: 'a.pdf' };
  test.each(languages)('in %s', (language) => {
    const general = inWords(language, { message_key: 'Uploads.Error.FileError', data: {} });
    const keys = [
      ...refusals,
      ...Object.values(problemKeys),
      ...Object.values(unreadableKeys).filter((key) => key !== null),
      ...Object.values(monthRules).map(({ key }) => key),
      'Upload.Error.MaxFileSize',
      'Uploads.Error.Duplicate',
      ...shownFactNames.map((name) => `Facts.${name}`),
      ...Object.keys(weights).map((rule) => `checks.${rule}.title`),
    ];
    expect(keys.filter((key) => inWords(language, { message_key: key, data: values }) === general)).toEqual([]);
  });

  test('months and days among the values are written out', () => {
    const said = { message_key: 'BankAccts.Error.Coverage', data: { required: 3, count: 1, months: '2026-03' } };
    expect(inWords('en', said)).toContain('March 2026 is missing');
    expect(inWords('it', { ...said, data: { ...said.data, count: 2, months: '2026-03, 2026-04' } })).toContain(
      'Mancano marzo 2026 e aprile 2026',
    );
    expect(inWords('de', { message_key: 'checks.R_ID_EXPIRED.failed', data: { end: '2025-03-01' } })).toContain(
      '1. März 2025',
    );
  });
});

test('the table names only rules that exist', () => {
  const known = new Set(checks.map(({ id }) => id));
  expect([...Object.keys(weights), ...Object.keys(monthRules)].filter((rule) => !known.has(rule))).toEqual([]);
});
