/** No I, L, O and U: what is read out over the telephone must not be heard as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 8;
/** Hexadecimal digits of an id that make its number. */
export const ID_END = 10;

function readable(prefix: string, id: string): string {
  const hex = id.replaceAll('-', '').slice(-ID_END);
  let rest = BigInt(`0x${hex}`);
  let letters = '';
  for (let i = 0; i < LETTERS; i += 1) {
    letters = (ALPHABET[Number(rest % 32n)] ?? '0') + letters;
    rest /= 32n;
  }
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The end of the id that a number stands for, in hexadecimal; null for what is no number of ours. Blanks and case are free. */
export function idEndOf(number: string): string | null {
  const plain = number.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const letters = plain.startsWith('VR') && plain.length === LETTERS + 2 ? plain.slice(2) : plain;
  // What is easily misheard is meant as what it looks like.
  const meant = letters.replace(/O/g, '0').replace(/[IL]/g, '1');
  if (meant.length !== LETTERS || [...meant].some((letter) => !ALPHABET.includes(letter))) return null;
  const value = [...meant].reduce((sum, letter) => sum * 32n + BigInt(ALPHABET.indexOf(letter)), 0n);
  return value.toString(16).padStart(ID_END, '0');
}

/** The number of a report as people write it, such as VR-4K7M-91QX. The id remains what counts. */
export const reportNumber = (reportId: string): string => readable('VR', reportId);

/** The name under which its PDF is saved, sent and shared. */
export const reportFileName = (reportId: string): string => `Vesta-${reportNumber(reportId)}.pdf`;

/** The same for a case that somebody looks at, such as C-4K7M-91QX. */
export const caseNumber = (caseId: string): string => readable('C', caseId);

/** The same for an application, such as A-4K7M-91QX: it tells nobody that two of them are one person's. */
export const applicationNumber = (applicationId: string): string => readable('A', applicationId);

/** The same for the person it is about, such as VA-09PD-3ZQ7. */
export const applicantNumber = (userId: string): string => readable('VA', userId);
