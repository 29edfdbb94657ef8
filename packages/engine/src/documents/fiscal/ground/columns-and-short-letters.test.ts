import { expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import { accountTold } from './account-told.ts';
import { germanAddressee } from './german-addressee.ts';

const linesOf = (...rows: readonly string[]) => linesOfAll([laidOutPage(rows)]);

test('the block of a person in the column beside that of a firm is found', () => {
  const lines = linesOf(
    'Keramik Oberland GmbH                                        Ilona Hartwig',
    'Tonweg 12, 56235 Ransbach                                    Rheinstr. 8, 56204 Hillscheid',
  );
  expect(germanAddressee(lines, null)?.value).toBe('Ilona Hartwig');
});

test('a caption close behind the town does not hide who is written to', () => {
  const lines = linesOf('Frau', 'Renate Holm', 'Nordstr. 12', '53879 Euskirchen Datum 14.01.2026');
  expect(germanAddressee(lines, null)?.value).toBe('Renate Holm');
});

test('a sentence may break between the account of the person and what is paid to it', () => {
  const lines = linesOf('Das Kindergeld wird auf das Konto DE89 3704 0044 0532 0130 00', 'überwiesen.');
  expect(accountTold(lines)?.value).toBe('DE89370400440532013000');
});
