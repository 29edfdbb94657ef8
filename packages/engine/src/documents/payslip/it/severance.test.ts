import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = [
  'ACME SRL                       LISTINO PAGA      Mese di competenza: 10/2026',
  'Dipendente: ROSSI MARIO          Codice fiscale: RSSMRA80A01H501U',
];
const sums = ['Totale competenze 2.000,00      Totale trattenute 320,26', 'NETTO A PAGARE                    1.679,74'];
const shareOf = async (...rows: readonly string[]): Promise<unknown> =>
  valuesOf(await readLines([...head, ...rows, '', ...sums]), 'severance_accrual').severance_accrual;

describe('INC-03 what is put aside this month for the end of the job', () => {
  test.each([
    'Quota mese',
    'Quota del mese',
    'Quota maturata nel mese',
    'Accantonamento mese',
    'Accantonamento del mese',
    'Maturato nel mese',
    'Quota mensile',
  ])('"%s" in a list that is headed as the one of it', async (caption) => {
    const rows = [
      'Dati fiscali                     Trattamento di fine rapporto',
      `Imponibile IRPEF  1.816,20       Retribuzione utile       1.930,00`,
      `Imposta lorda       417,73       ${caption.padEnd(24)}   132,75`,
      'Detrazioni          196,34       Quote anno corrente      1.310,00',
      'Imposta netta       221,39       Fondo al 31/12          12.400,00',
    ];
    expect(await shareOf(...rows)).toBe(13_275);
  });

  test.each(['Quota mese', 'Quota del mese', 'Maturato mese'])('"%s" in a group of columns', async (caption) => {
    const rows = [
      'FERIE E PERMESSI                        T.F.R.',
      `A.P.       MATURATE      RESIDUE        FONDO 31/12     ${caption.padEnd(16)}   QUOTA ANNO`,
      '12,00      16,00         28,00          12.400,00       132,75             1.310,00',
    ];
    expect(await shareOf(...rows)).toBe(13_275);
  });

  test('among captions of its own in a row', async () => {
    const inOneRow = 'T.F.R.  FONDO AL 31/12 12.400,00     QUOTA MESE 132,75      QUOTA ANNO 1.310,00';
    expect(await shareOf(inOneRow)).toBe(13_275);
    const aboveFigures = [
      'Ferie     Residue          TFR al 31/12     Rivalutazione     Quota mese     Quota anno',
      '          28,00            12.400,00        140,20            132,75         1.310,00',
    ];
    expect(await shareOf(...aboveFigures)).toBe(13_275);
  });

  test.each([
    'Quota T.F.R. (al netto F.do garanzia)',
    'TFR del mese al fondo pensione',
    'Accantonamento TFR al netto 0,5%',
  ])('behind a caption that goes on: %s', async (caption) => {
    expect(await shareOf('Voce        Importo base', `${caption}       132,75`)).toBe(13_275);
  });

  test('of the column of the month, where another is of the year', async () => {
    const rows = [
      'Maturazioni               Mese          Progressivo',
      'TFR                     132,75             1.310,00',
    ];
    expect(await shareOf(...rows)).toBe(13_275);
  });

  test('in a list of the month', async () => {
    const rows = [
      'Imponibili del mese               Da inizio anno',
      'Previdenziale    2.000,00         Imponibile fiscale    18.000,00',
      'TFR maturato       132,75         TFR                    1.310,00',
    ];
    expect(await shareOf(...rows)).toBe(13_275);
  });

  test('a share of leave and one of the year are none', async () => {
    const leave = ['Ferie e permessi', 'Residuo          12,00', 'Quota mese       16,67'];
    expect(await shareOf(...leave)).toBeNull();
    const year = [
      'Progressivi anno          Altro',
      'Imponibile   18.000,00    Banca',
      'TFR maturato    132,75    ABC',
    ];
    expect(await shareOf(...year)).toBeNull();
  });

  test('a share by a short caption counts where it is what is due of the pay', async () => {
    expect(await shareOf('Retribuzione utile TFR 2.000,00     TFR maturato 148,15')).toBe(14_815);
    expect(await shareOf('Retribuzione utile TFR 2.000,00     TFR maturato 141,30')).toBeNull();
  });
});
