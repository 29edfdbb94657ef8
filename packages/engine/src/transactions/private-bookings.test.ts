import { expect, test } from 'vitest';
import { categorise } from './categorise.ts';
import { streamsOf } from './streams/streams-of.ts';
import { booking, mario } from './testing/bookings.ts';

const one = (amount: number, text: string, counterparty: string | null = null, code: string | null = null) =>
  categorise([booking(amount, text, { counterparty, code })], mario)[0];

test.each([
  'Spende Brot für die Welt',
  'Kirchensteuer Finanzamt',
  'Zahnarzt Dr. Pippert',
  'FARMACIA CENTRALE',
  'QUOTA SINDACALE CGIL',
  'Beitrag IG Metall',
  'TESSERAMENTO PARTITO DEMOCRATICO',
  'Kartenzahlung Adler Apotheke',
])('%s stays unexplained, and its words stay here', (text) => {
  expect(one(-2_500, text)).toMatchObject({
    category: 'other_cost',
    private: true,
    counterparty: null,
    why: { evidence: '' },
  });
});

test('a donation by code is as private', () => {
  expect(one(-2_500, 'Danke', 'Verein', 'PURP:CHAR')).toMatchObject({ category: 'other_cost', private: true });
});

test('what is owed or earned still counts, without its words', () => {
  expect(one(-65_000, 'Miete', 'Kirchengemeinde St. Josef')).toMatchObject({ category: 'rent_paid', private: true });
  expect(one(98_000, 'Krankengeld 10/26', 'AOK')).toMatchObject({ category: 'benefit', private: true });
  expect(one(3_000, 'Rechnung 7', 'Debeka Krankenversicherung')).toMatchObject({ private: true, counterparty: null });
});

test('an employer is no secret, be it a clinic or a church', () => {
  const paid = one(250_000, 'Gehalt', 'Klinikum Nord gGmbH');
  expect(paid).toMatchObject({ category: 'salary', private: false, counterparty: 'Klinikum Nord gGmbH' });
});

test('streets and family names that sound like faith or health are not private', () => {
  expect(one(-2_500, 'REWE Kirchstr. 5')).toMatchObject({ category: 'groceries', private: false });
  expect(one(-2_500, 'Apotheker Kredit', 'Apotheker Bank')).toMatchObject({ category: 'loan', private: false });
  expect(one(-2_500, 'regalo', 'VERDI GIUSEPPE')).toMatchObject({ private: false });
});

test('a stream of gifts names nobody, not even by its id', () => {
  const gifts = ['2026-08-03', '2026-09-03', '2026-10-03'].map((date) =>
    booking(-1_000, 'Spende', { date, counterparty: 'Greenpeace e.V.' }),
  );
  const [stream] = streamsOf(categorise(gifts, mario));
  expect(stream).toMatchObject({ category: 'other_cost', counterparty: null, private: true, rhythm: 'monthly' });
  expect(JSON.stringify(stream)).not.toMatch(/greenpeace|spende/i);
});
