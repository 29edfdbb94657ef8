import { describe, expect, test } from 'vitest';
import { readLines, valuesOf } from './fixtures/read-lines.ts';

const sums = ['TOTALE COMPETENZE    2.000,00      TOTALE TRATTENUTE    500,00', 'NETTO IN BUSTA    1.500,00'];
const employer = async (...lines: readonly string[]): Promise<unknown> =>
  valuesOf(await readLines([...lines, ...sums]), 'employer_name').employer_name;

describe('INC-03 who pays, by where the name stands', () => {
  test('a caption of the birthplace is no municipality', async () => {
    const rows = [
      'COLORIFICIO AURORA DI BASSI RITA                    Prospetto paga',
      'VIA G. MAZZINI 12                                   Mese di     Ottobre 2026',
      '35121 PADOVA PD',
      'Matr.   Cognome e nome    Codice fiscale      Data nascita   Comune di nascita',
      '12      ROSSI MARIO       RSSMRA80A01H501U    01/01/1980     ROMA',
    ];
    expect(await employer(...rows)).toBe('COLORIFICIO AURORA DI BASSI RITA');
  });

  test.each([
    'Studio Geom. Corti & Associati S.t.p. a r.l.',
    "SOCIETA' AGRICOLA VALLE ALTA S.S.",
    'Tenuta Monte Chiaro S.S.',
  ])('a form that only professions or farms have: %s', async (name) => {
    const rows = [`${name.padEnd(70)}PROSPETTO PAGA`, 'Mese di competenza: Ottobre 2026', 'Dipendente: ROSSI MARIO'];
    expect(await employer(...rows)).toBe(name);
  });

  test('a road of the state is no farm', async () => {
    const rows = ['PROSPETTO PAGA      Ottobre 2026', 'Dipendente: ROSSI MARIO', 'Corso Italia S.S. 16'];
    expect(await employer(...rows)).toBeNull();
  });

  test('a name wider than the caption that is set over its middle', async () => {
    const rows = [
      'PROSPETTO PAGA                                    Ottobre 2026',
      '                DATORE DI LAVORO                          COD. FISCALE',
      'TRATTORIA AL PONTE DELLA SPEZIERIA SRLS                   01234567897',
      'Dipendente: ROSSI MARIO',
    ];
    expect(await employer(...rows)).toBe('TRATTORIA AL PONTE DELLA SPEZIERIA SRLS');
  });

  test('a caption within a caption heads the whole name', async () => {
    const rows = [
      'PROSPETTO PAGA                                    Ottobre 2026',
      'Agenzia (datore di lavoro)              Codice fiscale',
      'Fulgor Lavoro S.p.A.                    01234567897',
      'Dipendente: ROSSI MARIO',
    ];
    expect(await employer(...rows)).toBe('Fulgor Lavoro S.p.A.');
  });

  test('a name that cannot end goes on in the next row', async () => {
    const rows = [
      'CEDOLINO                               RATA DI RIFERIMENTO: OTTOBRE 2026',
      'Cognome e nome    ROSSI MARIO          Amministrazione   MINISTERO DELLE IMPRESE E DEL',
      '                                                         MADE IN ITALY',
      'Qualifica         Funzionario          Ufficio           ROMA',
    ];
    expect(await employer(...rows)).toBe('MINISTERO DELLE IMPRESE E DEL MADE IN ITALY');
  });

  test('within a name "impresa" is no caption', async () => {
    const rows = [
      'CASEIFICIO VALLE ALTA S.R.L.                        CONFAGRI - IMPRESA SERVIZI LAZIO S.r.l.',
      'VIA ROMA 3 - 04100 LATINA                           LIBRO UNICO DEL LAVORO',
      'Mese di competenza: Ottobre 2026                    Dipendente: ROSSI MARIO',
    ];
    expect(await employer(...rows)).toBe('CASEIFICIO VALLE ALTA S.R.L.');
  });

  test('a bank heads the slips of its own people, and pays those of others', async () => {
    const bank = 'Banca del Tanaro S.p.A.';
    const own = [`${bank}                     Risorse Umane`, 'Foglio paga ottobre 2026', 'Dipendente: ROSSI MARIO'];
    expect(await employer(...own)).toBe(bank);
    const paid = ['Foglio paga ottobre 2026', 'Dipendente: ROSSI MARIO', 'Ferie 12', `Accredito su ${bank}`];
    expect(await employer(...paid)).toBeNull();
  });

  test('what else stands in the head: the number, the level before the kind of worker, the month of the pay', async () => {
    const rows = [
      'ACME SRL                          Cedolino n. 0917',
      'VIA ROMA 3                        Competenze di 09/2026',
      'N.DIP     DIPENDENTE              CODICE FISCALE         LIVELLO / QUALIFICA',
      '27        ROSSI MARIO             RSSMRA80A01H501U       C2 Operaio',
      ...sums,
    ];
    expect(valuesOf(await readLines(rows), 'period', 'personnel_number', 'level', 'qualification')).toEqual({
      period: '2026-09',
      personnel_number: '27',
      level: 'C2',
      qualification: 'Operaio',
    });
  });
});
