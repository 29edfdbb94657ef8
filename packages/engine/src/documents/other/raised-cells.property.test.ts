import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { rentalFields } from './rental.ts';

const SIZE = 8;
const COLUMN = 200;

test('what a lease asks for the month is the same however high the cells of its table lie', () => {
  const cents = fc.integer({ min: 5_000, max: 95_000 });
  const lift = fc.double({ min: -0.8, max: 0.8, noNaN: true });
  fc.assert(
    fc.property(cents, cents, cents, lift, (rent, service, heating, raised) => {
      const euros = (value: number): string =>
        `${String(Math.floor(value / 100)).replace(/(\d)(\d{3})$/, '$1.$2')},${String(value % 100).padStart(2, '0')} EUR`;
      const page = laidOutPage(
        [
          'Mietvertrag über Wohnraum',
          '§ 3 Miete und Nebenkosten',
          `Grundmiete (Kaltmiete)                            ${euros(rent)}`,
          `Vorauszahlung Betriebskosten                      ${euros(service)}`,
          `Vorauszahlung Heizung                             ${euros(heating)}`,
          `Gesamtmiete                                       ${euros(rent + service + heating)}`,
          'Die Miete ist am dritten Werktag zu zahlen.',
        ],
        { size: SIZE, lineHeight: SIZE * 2.2 },
      );
      const words = page.words.map((word) => {
        const by = word.box.left > COLUMN ? raised * SIZE : 0;
        const box = { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by };
        return { ...word, box, baseline: word.baseline + by };
      });
      const { cold_rent, monthly_rent } = rentalFields([{ ...page, words }]);
      expect(cold_rent?.value).toBe(rent);
      expect(monthly_rent?.value).toBe(rent + service + heating);
    }),
  );
});
