import { describe, expect, test } from 'vitest';
import { addressOnPaper } from './address-on-paper.ts';

const italian = (street: string, houseNum: string, city: string, province: string | null = null) => ({
  street,
  houseNum,
  city,
  postcode: null,
  province,
});

describe('PD-01 an address as a card prints it', () => {
  test.each([
    ['VIA SALARIA, N. 712, ROMA (RM)', italian('Via Salaria', '712', 'Roma', 'RM')],
    ['VIA DELLE VIOLE 12 BOLOGNA (BO)', italian('Via delle Viole', '12', 'Bologna', 'BO')],
    ["VIA 4 NOVEMBRE 12/A REGGIO NELL'EMILIA (RE)", italian('Via 4 Novembre', '12/A', "Reggio Nell'Emilia", 'RE')],
    ['PIAZZA XX SETTEMBRE N° 3 SESTO SAN GIOVANNI', italian('Piazza XX Settembre', '3', 'Sesto San Giovanni')],
    ["CORSO VITTORIO EMANUELE II, 7, L'AQUILA (AQ)", italian('Corso Vittorio Emanuele II', '7', "L'Aquila", 'AQ')],
  ])('in Italy: %s', (printed, parts) => {
    expect(addressOnPaper(printed)).toEqual(parts);
  });

  test.each([
    ['12587 BERLIN, MÜGGELSEEDAMM 100', 'Müggelseedamm', '100', 'Berlin', '12587'],
    ['44227 DORTMUND, UFERSTR. 8', 'Uferstr.', '8', 'Dortmund', '44227'],
    ['60311 FRANKFURT AM MAIN, AN DER HAUPTWACHE 11 B', 'An der Hauptwache', '11B', 'Frankfurt am Main', '60311'],
  ])('in Germany: %s', (printed, street, houseNum, city, postcode) => {
    expect(addressOnPaper(printed)).toEqual({ street, houseNum, city, postcode, province: null });
  });

  test.each(['', 'ROMA (RM)', 'VIA SALARIA ROMA', '12587 BERLIN', 'COGNOME NOME 1990'])(
    '%j is not taken for a whole one',
    (printed) => {
      expect(addressOnPaper(printed)).toBeNull();
    },
  );
});
