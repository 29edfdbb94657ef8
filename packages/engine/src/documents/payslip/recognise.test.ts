import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { germanLayouts } from './fixtures/german-layouts.ts';
import { italianLayouts } from './fixtures/italian-layouts.ts';
import { payslipReader } from './reader.ts';

const recognise = (lines: readonly string[]) => payslipReader.recognise(laidOutPage(lines));

describe('recognition', () => {
  test.each([...Object.entries(italianLayouts), ...Object.entries(germanLayouts)])(
    '%s begins a payslip',
    (layout, lines) => {
      expect(recognise(lines)).toMatchObject({ type: 'payslip', layout, starts: true });
    },
  );

  test("an employer's letter about somebody's pay is no slip", () => {
    const lines = [
      'Verdienstbescheinigung',
      'Hiermit bestätigen wir, dass Frau Julia Becker seit dem 01.08.2020 bei der Stadtwerke Beispiel GmbH steht.',
      'Das monatliche Bruttogehalt beträgt          3.950,00',
      'Das durchschnittliche Nettogehalt beträgt    2.540,00',
    ];
    expect(recognise(lines)).toBeNull();
  });

  test('a second sheet goes on with the slip before it', () => {
    const lines = germanLayouts.datev.map((line) => line.replace('Blatt: 1', 'Blatt: 2'));
    expect(recognise(lines)?.starts).toBe(false);
  });

  test('a presence sheet is known by its columns and read as what it is', async () => {
    const lines = [
      'LIBRO UNICO DEL LAVORO                    Ottobre 2026',
      'GIORNO     ORE     GIUSTIFICATIVI     TIMBRATURE',
      '01 Gio     8,00                       08:00 12:00 13:00 17:00',
      '02 Ven     8,00    FE Ferie           08:00 12:00 13:00 17:00',
    ];
    const page = laidOutPage(lines);
    const recognition = payslipReader.recognise(page);
    expect(recognition).toMatchObject({ type: 'presence_sheet', starts: true });
    if (!recognition) return;
    const reading = await payslipReader.read([page], recognition, { today: '2026-11-10', readZone: async () => [] });
    expect(reading).toMatchObject({ kind: 'other', type: 'presence_sheet', fields: {} });
  });

  test.each([
    [
      'an invoice',
      [
        'RECHNUNG Nr. 12',
        'Rechnungsnummer 2026-12',
        'Netto 100,00',
        'MwSt 19,00',
        'Brutto 119,00',
        'Zahlbar in 14 Tagen',
      ],
    ],
    [
      'a wage tax certificate',
      [
        'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
        'Bruttoarbeitslohn 48.000,00',
        'Einbehaltene Lohnsteuer 6.000,00',
        'Einbehaltene Kirchensteuer 0,00',
        'Solidaritätszuschlag 0,00',
      ],
    ],
    [
      'a bank statement',
      [
        'ESTRATTO CONTO al 31/10/2026',
        '27/10/2026 Accredito stipendio 1.679,74',
        'Saldo finale 2.000,00',
        'IBAN IT60X0542811101000000123456',
      ],
    ],
    [
      'a certificate of income',
      [
        'CERTIFICAZIONE UNICA 2026',
        'Redditi di lavoro dipendente 24.000,00',
        'Ritenute Irpef 3.000,00',
        'Addizionale regionale 300,00',
        'TFR 1.000,00',
      ],
    ],
    [
      'a certificate of pension',
      [
        'INPS   Certificato di pensione OBIS/M - Anno 2026',
        'Pensione lorda del mese   Totale lordo 1.400,00',
        'Ritenute IRPEF   180,00',
        'Netto mensile   1.220,00',
      ],
    ],
    ['nothing', ['Guten Tag']],
  ])('%s is none', (_, lines) => {
    expect(recognise(lines)).toBeNull();
  });
});
