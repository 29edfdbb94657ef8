export interface ZoneNames {
  readonly surname: string;
  readonly givenNames: string;
  readonly mayBeCut: boolean;
}

const asLetters: Record<string, string> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  3: 'B',
  4: 'A',
  5: 'S',
  6: 'G',
  7: 'T',
  8: 'B',
  9: 'G',
};

/** A name holds no digits, so a digit there is a letter misread. */
export const withoutDigits = (text: string): string => text.replace(/\d/g, (digit) => asLetters[digit] ?? digit);

/** Readers take fillers for K, C or L: alone right behind a name, or in a row at the end of the line. */
const falseFillers = /<[KC](?=<*$)|([KCL])\1{2,}(?=<*$)/;

const asWords = (text: string): string => text.replace(/<+/g, ' ').trim();

/** Takes a name field apart. Two fillers part surname and given names; what follows another two is noise. */
export function readNames(field: string): ZoneNames {
  const letters = withoutDigits(field).replace(/^<+/, '');
  const [surname = '', givenNames = '', ...noise] = letters.split('<<').filter((part) => part !== '');
  return {
    surname: asWords(surname.replace(falseFillers, '')),
    givenNames: asWords(givenNames.replace(falseFillers, '')),
    mayBeCut: noise.length === 0 && !letters.endsWith('<'),
  };
}

/** The names as a zone writes them: fillers for gaps and hyphens, nothing for apostrophes, cut where they do not fit. */
export function writeNames(surname: string, givenNames: string, width: number): string {
  const written = (text: string): string =>
    text
      .toUpperCase()
      .replace(/['’.]/g, '')
      .replace(/[^A-Z]+/g, '<')
      .replace(/^<|<$/g, '');
  const given = written(givenNames);
  const whole = given === '' ? written(surname) : `${written(surname)}<<${given}`;
  return whole.slice(0, width).padEnd(width, '<');
}
