import type { Reading } from '../reading.ts';
import type { AccountData } from './account-data.ts';
import { readCamt } from './camt.ts';
import { dataReading } from './data-reading.ts';
import { readMt940 } from './mt940.ts';
import { feedStatement, readFeed } from './provider-json.ts';
import { LARGEST_XML } from './xml.ts';

function feedsIn(text: string): AccountData[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const statements = (Array.isArray(value) ? value : [value]).flatMap((one) => feedStatement(one) ?? []);
    return statements.length === 0 ? null : statements.map(readFeed);
  } catch {
    return null;
  }
}

function accountsIn(text: string): AccountData[] | null {
  const start = text
    .slice(0, 200)
    .trimStart()
    .replace(/^\uFEFF/, '');
  if (start.startsWith('<')) return readCamt(text);
  if (start.startsWith('{') && !/^\{[1-5]:/.test(start)) return feedsIn(text);
  return start.startsWith('[') ? feedsIn(text) : readMt940(text);
}

/** The statements in the text of a file that a bank sent between machines; null where it is none of the known kinds. */
export function readStructured(text: string): readonly Reading[] | null {
  if (text.length > LARGEST_XML) return null;
  return accountsIn(text)?.map(dataReading) ?? null;
}
