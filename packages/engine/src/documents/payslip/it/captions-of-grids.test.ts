import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from '../fixtures/read-lines.ts';

const head = ['ACME SRL      BUSTA PAGA      Mese di competenza: 09/2026'];
const sums = [
  'RETRIBUZIONE ORDINARIA                                   2.000,00',
  'Totale competenze       2.000,00',
  'Totale trattenute         320,26',
  'Netto del mese          1.679,74',
];
const read = async (rows: readonly string[], ...names: string[]) =>
  valuesOf(await readLines([...head, ...rows, ...sums]), ...names);

describe('INC-03 captions of a grid, with their values below', () => {
  test('what stands beside a caption there is the next caption, also one that nobody knows', async () => {
    const rows = [
      'Dipendente: ROSSI MARIO',
      'Qualifica     Livello     C.C.N.L.              Cassa',
      'Impiegato     C2          COMPARTO SANITA       CPDEL',
    ];
    expect(await read(rows, 'ccnl')).toEqual({ ccnl: 'COMPARTO SANITA' });
  });

  test('a name that its cell breaks goes on in the next line; another caption ends it', async () => {
    const broken = [
      'Dipendente: ROSSI MARIO',
      'Qualifica     Livello     CCNL applicato            Posizione',
      'Impiegato     B1          GRAFICI EDITORIALI        Impaginatore',
      '                          INDUSTRIA',
    ];
    expect(await read(broken, 'ccnl')).toEqual({ ccnl: 'GRAFICI EDITORIALI INDUSTRIA' });
    const ended = [...broken.slice(0, 3), '                          Matricola'];
    expect(await read(ended, 'ccnl')).toEqual({ ccnl: 'GRAFICI EDITORIALI' });
  });

  test('in a list of captions and values the next line is the next value', async () => {
    const rows = [
      'Dipendente: ROSSI MARIO',
      'Collective agr. / CCNL        Commercio Confcommercio',
      'Inquadramento interno         Quadro',
      'Sede                          Milano',
    ];
    expect(await read(rows, 'ccnl')).toEqual({ ccnl: 'Commercio Confcommercio' });
  });

  test('a caption with its explanation in brackets, and work through an agency for a time', async () => {
    const rows = [
      'Dipendente: ROSSI MARIO',
      'SCADENZA CONTRATTO   TIPO CONTRATTO        CCNL APPLICATO (UTILIZZATORE)',
      '30/06/2027           SOMM. TEMPO DET.      CARTAI',
    ];
    expect(await read(rows, 'ccnl', 'contract_type')).toEqual({ ccnl: 'CARTAI', contract_type: 'agency' });
  });

  test('what somebody is, alone in a cell without a caption, and until when', async () => {
    const rows = [
      'Dipendente: ROSSI MARIO     Assunto il 14/07/2025',
      'Impiegato    Livello 4    T.D. fino al 31/07/2027',
    ];
    expect(await read(rows, 'qualification', 'contract_type', 'end_date')).toEqual({
      qualification: 'Impiegato',
      contract_type: 'fixed_term',
      end_date: '2027-07-31',
    });
  });

  test('two kinds of worker alone in their cells name neither', async () => {
    const rows = ['Dipendente: ROSSI MARIO', 'Impiegato           Operaio           Presenze'];
    expect(await read(rows, 'qualification')).toEqual({ qualification: null });
  });

  test('the number under "Codice" among captions of the person, and that of the employer beside others', async () => {
    const rows = [
      'Codice     Data nascita     Data assunz.     Livello',
      '0000017    11/04/1995       16/03/2026       5',
      'Dipendente: ROSSI MARIO',
    ];
    expect(await read(rows, 'personnel_number')).toEqual({ personnel_number: '0000017' });
    const beside = ['Dipendente: ROSSI MARIO', 'Matr. 0033 Cod. dipendente INPS 752.01.0033'];
    expect(await read(beside, 'personnel_number')).toEqual({ personnel_number: '0033' });
  });

  test('how many payments the contract has', async () => {
    const rows = [
      'Dipendente: ROSSI MARIO',
      'Livello     Tipo contr.        Mens.',
      '2           Indeterminato      14',
    ];
    expect(await read(rows, 'payments_per_year')).toEqual({ payments_per_year: 14 });
  });
});

describe('INC-03 long names of people', () => {
  const named = async (...rows: readonly string[]) => (await read(rows, 'employee_name')).employee_name;

  test('a code made from the first letters does not tell where a name ends', async () => {
    expect(await named('GRIMALDI STEFANO MARIA        GRMSFN77M08D969Y')).toBe('GRIMALDI STEFANO MARIA');
    expect(await named('GRIMALDI STEFANO Operaio      GRMSFN77M08D969Y')).toBe('GRIMALDI STEFANO');
    expect(await named('GRIMALDI STEFANO VIA          GRMSFN77M08D969Y')).toBe('GRIMALDI STEFANO');
  });

  test('a name in two lines', async () => {
    const long = [
      'Dipendente                           Codice fiscale',
      'GRIMALDI                             GRMSFN77M08D969Y',
    ];
    expect(await named(...long, 'STEFANO')).toBe('GRIMALDI STEFANO');
  });
});

describe('INC-03 columns and sentences beside a figure', () => {
  test('words that begin one place in every row explain nothing of the column before', async () => {
    const rows = [
      'Dipendente: ROSSI MARIO',
      'Da inizio anno                      Ratei',
      'Imp. fiscale     12.642,10 Residuo          20,00',
      'Irpef             1.398,42 Maturato         86,50',
      'Imp. INPS        13.962,00 Goduto           48,00',
    ];
    expect(await read(rows, 'ytd_tax', 'income_tax')).toEqual({ ytd_tax: 139_842, income_tax: null });
  });

  test('a sentence about a seizure takes nothing off', async () => {
    const line = "Comunicazioni: il pignoramento e' calcolato su 1/5 del netto (cap. 30.000,00 - residuo 24.117,00)";
    expect(await read(['Dipendente: ROSSI MARIO', line], 'garnishment')).toEqual({ garnishment: null });
  });

  test('a month with its first and last day is the month that is paid', async () => {
    const reading = await readLines([
      'ACME SRL                       BUSTA PAGA',
      '05/2026 01.05.2026 – 31.05.2026',
      'Dipendente: ROSSI MARIO',
      ...sums,
    ]);
    expect(valuesOf(reading, 'period')).toEqual({ period: '2026-05' });
  });
});
