import { expect, test } from 'vitest';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

/** How a list in letters of one width joins a caption to its value. */
const joins: Readonly<Record<string, (caption: string, value: string) => string>> = {
  'dots and a colon, apart': (caption, value) => `  ${`${caption} `.padEnd(50, '.')} : ${value.padStart(16)}`,
  'dots that cling to both': (caption, value) => `  ${caption.padEnd(50, '.')}:${value.padStart(16, '.')}`,
  'dots that cling to the caption': (caption, value) => `  ${caption.padEnd(50, '.')}: ${value}`,
  'dots one by one': (caption, value) => `  ${caption} ${'. '.repeat((50 - caption.length) / 2)} ${value.padStart(16)}`,
  'a column of colons': (caption, value) => `  ${caption.padEnd(50)} : ${value.padStart(16)}`,
  'the rules of a table': (caption, value) => `| ${caption.padEnd(50)} | ${value.padStart(16)} |`,
};

const points = [
  ['001 REDDITI TEMPO INDETERMINATO', ''],
  ['002 REDDITI TEMPO DETERMINATO', '12.604,38'],
  ['006 GIORNI LAVORO DIPENDENTE', '214'],
  ['008 DATA INIZIO RAPPORTO', '02/04/2025'],
  ['009 DATA CESSAZIONE', '01/11/2025'],
  ['021 RITENUTE IRPEF', '1.711,09'],
  ['022 ADD.LE REGIONALE', '155,04'],
  ['026 ADDIZ. COMUNALE ACCONTO 2025', '0,00'],
  ['027 ADDIZ. COMUNALE SALDO 2025', '63,02'],
] as const;

test.each(Object.entries(joins))('INC-04 a certificate printed as a list, by %s', async (_, join) => {
  const reading = await readPages([
    'CERTIFICAZIONE UNICA 2026                         REDDITI 2025',
    "SOSTITUTO D'IMPOSTA",
    '  COD. FISCALE....: 04417820372',
    '  DENOMINAZIONE...: PINETA MARE S.R.L.',
    'PERCIPIENTE',
    '  COD. FISCALE....: BNCNNA80A41H501R',
    '  COGNOME.........: BIANCHI             NOME: ANNA',
    'DATI FISCALI',
    ...points.map(([caption, value]) => join(caption, value)),
    'DATI PREVIDENZIALI INPS',
    join('006 CONTRIBUTI A CARICO DEL LAVORATORE TRATTENUTI', '1.275,57'),
  ]);
  expect(valuesOf(reading)).toMatchObject({
    ...{ payer_name: 'PINETA MARE S.R.L.', payer_id: '04417820372', person_name: 'BIANCHI ANNA' },
    ...{ income_open_ended: null, income_fixed_term: 1_260_438, days_worked: 214, contributions: 127_557 },
    ...{ employment_start: '2025-04-02', employment_end: '2025-11-01', tax_withheld: 171_109 },
    ...{ regional_surtax: 15_504, municipal_surtax_advance: 0, municipal_surtax_balance: 6302 },
  });
});

test('INC-04 two points to a row, each with its number and its dots', async () => {
  const reading = await readPages([
    'CERTIFICAZIONE UNICA 2026          REDDITI 2025',
    'SOSTITUTO: PINETA MARE S.R.L.      C.F. 04417820372',
    'PERCIPIENTE: BIANCHI ANNA          C.F. BNCNNA80A41H501R',
    '001 REDD. T.INDET. ....: 21.870,66    002 REDD. T.DET. ......:',
    '006 GG. LAV. DIP. .....:       303    007 GG. PENSIONE ......:',
    '008 DATA INIZIO .......: 03/06/2018   009 DATA CESS. ........: 30/10/2025',
    '021 RIT. IRPEF ........:  2.905,12    022 ADD. REG. .........:    290,15',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    ...{ income_open_ended: 2_187_066, income_fixed_term: null, days_worked: 303, days_pension: null },
    ...{ employment_start: '2018-06-03', employment_end: '2025-10-30', tax_withheld: 290_512, regional_surtax: 29_015 },
  });
});
