import { type AccountData, chained, type DatedBalance } from './account-data.ts';
import { camtDay } from './camt-day.ts';
import { bookingsOf } from './camt-entries.ts';
import { centsOf } from './decimal.ts';
import { all, type Element, first, parseXml, textAt } from './xml.ts';

function balance(statement: Element, codes: readonly string[]): DatedBalance | null {
  for (const code of codes) {
    const found = all(statement, 'Bal').find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code);
    const cents = found ? centsOf(textAt(found, 'Amt') ?? '') : null;
    if (!found || cents === null) continue;
    return { cents: textAt(found, 'CdtDbtInd') === 'DBIT' ? -cents || 0 : cents, day: camtDay(found, 'Dt') };
  }
  return null;
}

function accountOf(statement: Element): AccountData {
  const account = first(statement, 'Acct');
  const currency = textAt(account, 'Ccy') ?? first(statement, 'Bal/Amt')?.attributes.get('Ccy') ?? null;
  const { bookings, left } = bookingsOf(statement, currency);
  return {
    layout: 'camt',
    holder: textAt(account, 'Ownr/Nm'),
    iban: textAt(account, 'Id/IBAN')?.replace(/\s/g, '') ?? null,
    account: textAt(account, 'Id/Othr/Id'),
    bankCode: null,
    bic: textAt(account, 'Svcr/FinInstnId/BICFI', 'Svcr/FinInstnId/BIC'),
    bank: textAt(account, 'Svcr/FinInstnId/Nm'),
    currency,
    number: textAt(statement, 'LglSeqNb', 'ElctrncSeqNb'),
    accountType:
      textAt(account, 'Tp/Cd') === 'SVGS' ? 'savings' : textAt(account, 'Tp/Cd') === 'CACC' ? 'current' : null,
    periodStart: camtDay(statement, 'FrToDt/FrDtTm'),
    periodEnd: camtDay(statement, 'FrToDt/ToDtTm'),
    // Where a bank sends no opening of its own, the last closing stands in for it.
    opening: balance(statement, ['OPBD', 'PRCD']),
    closing: balance(statement, ['CLBD']),
    balancesGiven: false,
    bookings,
    left,
  };
}

/** CAMT.053 statements and CAMT.052 reports of any version; null for every other document. */
export function readCamt(source: string): AccountData[] | null {
  const root = parseXml(source);
  if (root?.name !== 'Document') return null;
  const messages = root.children.filter((child) => /^BkToCstmr(?:Stmt|AcctRpt)(?:V\d+)?$/.test(child.name));
  const statements = messages.flatMap((message) => [...all(message, 'Stmt'), ...all(message, 'Rpt')]);
  return statements.length === 0 ? null : chained(statements.map(accountOf));
}
