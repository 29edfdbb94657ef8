import { expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

const columns = [
  '                                 Einkommensteuer         Solidaritätszuschlag            Kirchensteuer ev',
  'Festgesetzt werden                       3.902,00                  0,00                    351,18',
  'ab Steuerabzug vom Lohn                  4.310,00                  0,00                    387,90',
];
const remaining = 'verbleibende Beträge                      -408,00                  0,00                    -36,72';

const settled = async (...rows: readonly string[]) => {
  const { tax_refund, tax_due } = valuesOf(
    await readPages([
      'Finanzamt Nordstadt                                                                    09.06.2026',
      'Einkommensteuerbescheid 2025',
      ...rows,
      'Gesamtbetrag der Einkünfte                                                                  37.120',
      'zu versteuerndes Einkommen                                                                  29.411',
    ]),
  );
  return { tax_refund, tax_due };
};

test.each([
  [
    'Das Guthaben von            444,72 €',
    'wird auf Ihr Konto mit der IBAN DE•• •••• 77 12 bei der Sparkasse Elbe erstattet.',
  ],
  ['Das Guthaben in Höhe von 444,72 € wird auf Ihr Konto überwiesen.'],
  ['Der Erstattungsbetrag von insgesamt 444,72 Euro wird ausgezahlt.'],
  ['Ihnen werden 444,72 € erstattet.', 'Bitte zahlen Sie die Vorauszahlungen von 500,00 € zum 10.09.2026.'],
  ['Abrechnung', 'Guthaben                                                                    444,72'],
  [...columns, remaining],
])('INC-04 what comes back, in a sentence, below a heading or in what remains of each tax: %s', async (...rows) => {
  expect(await settled(...rows)).toEqual({ tax_refund: 44_472, tax_due: null });
});

test.each([
  ['Bitte zahlen Sie spätestens am 17.07.2026: 512,30 € auf das Konto der Landesoberkasse.'],
  ['Bitte überweisen Sie den Betrag von 512,30 EUR bis zum 17.07.2026 auf eines der Konten.'],
  ['Das Guthaben von 60,00 € aus der Umsatzsteuer wird verrechnet.', 'Bitte zahlen Sie bis zum 17.07.2026: 512,30 €'],
])('INC-04 what is asked for in a sentence: %s', async (...rows) => {
  expect(await settled(...rows)).toEqual({ tax_refund: null, tax_due: 51_230 });
});

test.each([
  // Something was given back before.
  [...columns, remaining, 'bereits erstattet                          400,00'],
  ['Das Guthaben von 60,00 € wird mit der Umsatzsteuer verrechnet und der Rest erstattet.'],
  ['Bitte zahlen Sie die Vorauszahlungen von 500,00 € zum 10.09.2026.'],
])('INC-04 what is not the settlement: %s', async (...rows) => {
  expect(await settled(...rows)).toEqual({ tax_refund: null, tax_due: null });
});
