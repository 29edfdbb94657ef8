import { expect, test } from 'vitest';
import { filedByReceipt } from '../filed-by-receipt.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const sheet = (...rows: readonly string[]): string[] => [
  'MODELLO 730-3 redditi 2025',
  "PROSPETTO DI LIQUIDAZIONE RELATIVO ALL'ASSISTENZA FISCALE PRESTATA",
  'DICHIARANTE BIANCHI LUCA   C.F. BNCLCU85C10H501B',
  'DATA DI NASCITA 10/03/1985',
  '11  REDDITO COMPLESSIVO         26.310,00',
  '50  IMPOSTA NETTA                2.207,00',
  ...rows,
];

test.each([
  ['Data 09/06/2026 Firma del Responsabile dell’assistenza fiscale Neri Ugo'],
  ['DATA                FIRMA DEL RESPONSABILE', '09/06/2026          NERI UGO'],
  ['Data: 09 06 2026    Firma'],
  ['Data di elaborazione ........: 09/06/2026'],
  ['Parma, lì 09/06/2026      Il responsabile'],
  ['Dichiarazione trasmessa il 09/06/2026 con protocollo 26060911204417723-0000112'],
  ['Ricevuta: la dichiarazione è stata acquisita il 09/06/2026 con protocollo telematico'],
  ['Agenzia delle Entrate - protocollo telematico 26060911204417723-0000112 del 09/06/2026'],
])(
  'INC-04 the day of an Italian return stands beside a signature or tells when it was handed in: %s',
  async (...rows) => {
    expect(valuesOf(await readPages(sheet(...rows))).issue_date).toBe('2026-06-09');
  },
);

test.each([['Data variazione residenza 12/02/2026'], ['Data 09/06/2024 Firma'], ["Data dell'impegno 14/05/2026"]])(
  'INC-04 other days of a return are not its own: %s',
  async (...rows) => {
    expect(valuesOf(await readPages(sheet(...rows))).issue_date).toBeNull();
  },
);

test('INC-04 the receipt tells when a return was handed in', async () => {
  const form = await readPages([
    'REDDITI PERSONE FISICHE 2026   PERIODO D’IMPOSTA 2025',
    'CODICE FISCALE BNCLCU85C10H501B',
    "Data dell'impegno 14 10 2026",
  ]);
  const receipt = await readPages([
    'SERVIZIO TELEMATICO ENTRATEL - COMUNICAZIONE DI AVVENUTO RICEVIMENTO',
    'MODELLO DI DICHIARAZIONE REDDITI 2026 PERSONE FISICHE',
    'DICHIARANTE    : BIANCHI LUCA BNCLCU85C10H501B',
    'PROTOCOLLO     : 26102816004417118 - 000031',
    'DATA INVIO     : 28/10/2026',
  ]);
  expect(valuesOf(form).issue_date).toBeNull();
  expect(valuesOf(receipt)).toMatchObject({ issue_date: '2026-10-28', tax_year: 2025 });
  const [filed] = filedByReceipt([form, receipt]);
  expect(filed && valuesOf(filed)).toMatchObject({ is_filed: true, issue_date: '2026-10-28' });
});
