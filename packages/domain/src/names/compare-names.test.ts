import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';
import type { NameText } from './name-words.ts';

const verdict = (a: NameText, b: NameText): string => compareNames(a, b).verdict;

describe('IDD-04 one person, written in two ways', () => {
  test.each([
    ['Mario Rossi', 'ROSSI MARIO', 'order and case'],
    ['Nicolò Bianchi', "NICOLO' BIANCHI", 'an apostrophe for the accent'],
    ['Nicolò Bianchi', 'NICOLO BIANCHI', 'no accent'],
    ["Chiara D'Angelo", 'DANGELO<<CHIARA'.replace(/<+/g, ' '), 'an apostrophe dropped by the zone'],
    ["Chiara D'Angelo", 'D ANGELO CHIARA', 'an apostrophe that became a gap'],
    ['Chiara D’Angelo', "CHIARA D'ANGELO", 'two kinds of apostrophe'],
    ['Jürgen Müller', 'MUELLER JUERGEN', 'umlauts spelled out'],
    ['Jürgen Müller', 'MULLER JURGEN', 'umlauts without dots'],
    ['Juergen Mueller', 'MULLER JURGEN', 'an umlaut that neither side shows'],
    ['Jörg Groß', 'GROSS JOERG', 'a sharp s'],
    ['Søren Ødegård', 'ODEGARD SOREN', 'Nordic letters'],
    ['Søren Ødegård', 'OEDEGAARD SOEREN', 'Nordic letters spelled out'],
    ['Łukasz Wójcik', 'WOJCIK LUKASZ', 'Polish letters'],
    ['Đorđe Đukić', 'DUKIC DORDE', 'Serbian letters'],
    ['Đorđe Đukić', 'DJUKIC DJORDJE', 'Serbian letters spelled out'],
    ['Ana-Maria Peña', 'ANA MARIA PENA', 'a hyphen'],
    ['Maria Luisa Verdi', 'MARIALUISA VERDI', 'given names in one'],
    ['Mario De Luca', 'DELUCA MARIO', 'a particle in one'],
    ['Juan de la Cruz', 'DELACRUZ JUAN', 'two particles in one'],
    ['Ludwig von Beethoven', 'BEETHOVEN LUDWIG', 'a particle left out'],
    ['Dott. Mario Rossi', 'ROSSI MARIO', 'a title'],
    ['Mario Rossi', 'SIG. ROSSI MARIO', 'an address'],
    ['Anna Rossi', 'SIG.RA ROSSI ANNA', 'an address with dots'],
    ['Erika Mustermann', 'Frau Dr. Erika Mustermann', 'two titles'],
    ['Mario Rossi', 'ROSSI MARIO ANTONIO', 'a second name'],
    ['Mario Antonio Rossi', 'MARIO ROSSI', 'a second name left out'],
    ['María García', 'GARCIA LOPEZ MARIA', 'a double surname'],
    ['Anna Rossi', 'ROSSI IN BIANCHI ANNA', "a husband's name"],
    ['Erika Mustermann', 'Mustermann geb. Gabler Erika', 'a birth name'],
    ['Mario Rossi', 'R0SSI MARI0', 'zeros for letters'],
    ['Federica Martinelli', 'FEDERICA MARTINELII', 'one letter misread'],
    ['Giovanni Esposito', 'GIOVANNI ESP0SITO', 'a digit misread'],
    ['Matteo Ferrari', 'MATEO FERRARI', 'a double letter'],
    ['Thomas Schneider', 'THOMAS SCHNIEDER', 'two letters swapped'],
    ['Alessandro Bernardini', 'BERNARDINI ALESSAND', 'a name cut at the end of a column'],
    ['Владимир Петров', 'ПЕТРОВ ВЛАДИМИР', 'another script on both sides'],
    ['Ömer Çelik', 'CELIK OMER', 'Turkish letters'],
    ['Işıl Yılmaz', 'YILMAZ ISIL', 'a dotless i'],
    ['Nguyễn Văn An', 'NGUYEN VAN AN', 'Vietnamese marks'],
  ])('%s is %s: %s', (a, b) => {
    expect(verdict(a, b)).toBe('match');
    expect(verdict(b, a)).toBe('match');
  });
});

describe('IDD-04 two people', () => {
  test.each([
    ['Mario Rossi', 'MARIA ROSSI', 'the other ending is the other sex'],
    ['Francesca Conti', 'FRANCESCO CONTI', 'the other ending is the other sex'],
    ['Mario Rossi', 'LUIGI ROSSI', 'brothers'],
    ['Mario Rossi', 'MARIO BIANCHI', 'namesakes'],
    ['Erika Mustermann', 'MAX MUSTERMANN', 'a couple'],
    ['Mario Luca Rossi', 'MARIO PAOLO VERDI', 'only the first name is the same'],
    ['Ion Popa', 'ANA POPA', 'short names have no slips'],
    ['Владимир Петров', 'VLADIMIR PETROV', 'scripts are not turned into each other'],
    ['Li Wei', 'LI WANG', 'short names'],
    ['De Rossi Anna', 'De Bianchi Anna', 'a particle alone connects nobody'],
  ])('%s is not %s: %s', (a, b) => {
    expect(verdict(a, b)).toBe('mismatch');
    expect(verdict(b, a)).toBe('mismatch');
  });
});

describe('IDD-04 names that were not surely found', () => {
  test.each([
    ['Mario Rossi', 'M. ROSSI', 'an initial'],
    ['Mario Rossi', 'ROSSI', 'a surname alone'],
    ['Marta Rossi', 'MARIA ROSSI', 'a short name with another letter'],
    ['Alexander Schmidt', 'ALEX SCHMIDT', 'a shortened name'],
    ['Daniel Costa', 'DANIELA COSTA', 'a vowel more at the end'],
  ])('%s may be %s: %s', (a, b) => {
    expect(verdict(a, b)).toBe('doubtful');
  });

  test('nothing to compare is neither right nor wrong', () => {
    expect(compareNames('Mario Rossi', '')).toEqual({ score: 0, verdict: 'unknown' });
    expect(verdict(' - ', 'Mario Rossi')).toBe('unknown');
  });
});

describe('names whose parts are known', () => {
  const person = { given: 'Anna Maria', surname: 'Rossi' };

  test('both parts must be found', () => {
    expect(verdict(person, 'ROSSI ANNA')).toBe('match');
    expect(verdict(person, 'ANNA MARIA BIANCHI')).toBe('mismatch');
    expect(verdict(person, 'ROSSI LUIGI ANTONIO')).toBe('mismatch');
  });

  test('two given names do not make up for a missing surname', () => {
    expect(verdict({ given: 'Anna Maria', surname: 'Rossi' }, 'MARIA ANNA')).toBe('mismatch');
  });

  test('whoever swapped the fields is still the same person', () => {
    expect(verdict({ given: 'Rossi', surname: 'Mario' }, 'MARIO ROSSI')).toBe('match');
  });
});

test('a zone that was full may have lost the end of its last name', () => {
  const person = { given: 'André Estevão', surname: 'Caçador de Araújo' };
  expect(compareNames(person, 'CACADOR DE ARAUJO ANDRE ESTEV', { cut: true }).verdict).toBe('match');
  expect(compareNames('Daniel Costa', 'COSTA DANIE', { cut: true }).verdict).toBe('match');
});

const anyName = fc.oneof(
  fc.string(),
  fc.array(fc.stringMatching(/^[A-Za-zäöüßéèò'.-]{1,12}$/), { minLength: 1, maxLength: 5 }).map((w) => w.join(' ')),
);

test('a name that holds its own words in one is itself', () => {
  expect(compareNames('A A AA', 'A A AA').score).toBe(1);
});

describe('any text', () => {
  test('never throws, and the score stays between 0 and 1', () => {
    fc.assert(
      fc.property(anyName, anyName, (a, b) => {
        const { score } = compareNames(a, b);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is itself, wholly', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { score, verdict: own } = compareNames(name, name);
        expect(own === 'unknown' ? 1 : score).toBe(1);
      }),
    );
  });

  test('compares nearly the same in both directions', () => {
    fc.assert(
      fc.property(anyName, anyName, (a, b) => {
        expect(Math.abs(compareNames(a, b).score - compareNames(b, a).score)).toBeLessThanOrEqual(0.1);
      }),
    );
  });
});
