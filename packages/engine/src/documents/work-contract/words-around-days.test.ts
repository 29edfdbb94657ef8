import type { FieldOf } from '@vesta/domain/papers/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { workContractReader } from './reader.ts';

const read = async (lines: readonly string[]) => {
  const page = laidOutPage(lines);
  const recognition = workContractReader.recognise(page);
  if (!recognition) throw new Error('not recognised');
  const { fields } = await workContractReader.read([page], recognition, {
    today: '2026-11-15',
    readZone: async () => [],
  });
  return (name: FieldOf) => fields[name]?.value ?? null;
};

const letter = (clause: string): string[] => [
  'ARREDI QUERCIAROSSA S.R.L.',
  'Via Giuseppe Garibaldi 147 - 00184 Roma (RM) - P.IVA 46972640158',
  'LETTERA DI ASSUNZIONE',
  'siamo lieti di comunicarLe la Sua assunzione alle nostre dipendenze.',
  `1. Tipologia e decorrenza. ${clause}`,
  '2. Periodo di prova. Il periodo di prova è fissato in 60 giorni di effettivo lavoro.',
  '3. La retribuzione mensile lorda è di euro 3.173,00 per 14 mensilità.',
];

const wordings = [
  'Il rapporto di lavoro è a termine, dal 1 giugno 2024 al 31 dicembre 2027.',
  'Il rapporto di lavoro è a tempo determinato, dal 1 giugno 2024 al 31 dicembre 2027.',
  'Il rapporto è a tempo determinato fino al 31 dicembre 2027, con decorrenza dal 1 giugno 2024.',
  'Il contratto è a termine fino al 31 dicembre 2027, con inizio il 1 giugno 2024.',
];

test('INC-01 first and last day of a contract that ends, in whatever order it tells them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...wordings), async (clause) => {
      const value = await read(letter(clause));
      expect([value('employment_kind'), value('employment_start'), value('employment_end')]).toEqual([
        'fixed_term',
        '2024-06-01',
        '2027-12-31',
      ]);
    }),
    { numRuns: 12 },
  );
});

test('a small word within the name of a company belongs to it', async () => {
  const value = await read([
    'Buchhandlung am Wall GmbH & Co. KG',
    'Weißdornallee 29, 23552 Lübeck',
    'Dienst- und Anstellungsvertrag',
    'Buchhandlung am Wall GmbH & Co. KG, 23552 Lübeck - nachfolgend Arbeitgeber -',
    'schließt mit Frau Ute Hoffmann, Königsweg 124, 70176 Stuttgart diesen Vertrag:',
    'Einstellungstag ist der 01.02.2018. Das Arbeitsverhältnis wird auf unbestimmte Zeit geschlossen.',
    'Die ersten sechs Monate gelten als Probezeit. Das Bruttojahresgehalt beläuft sich auf 63.780,00 Euro.',
  ]);
  expect(value('payer_name')).toBe('Buchhandlung am Wall GmbH & Co. KG');
});
