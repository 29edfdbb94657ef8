/** No I, L, O and U: what is read out over the telephone must not be heard as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 8;

function readable(prefix: string, id: string): string {
  const hex = id.replaceAll('-', '').slice(-10);
  let rest = BigInt(`0x${hex}`);
  let letters = '';
  for (let i = 0; i < LETTERS; i += 1) {
    letters = (ALPHABET[Number(rest % 32n)] ?? '0') + letters;
    rest /= 32n;
  }
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The number of a report as people write it, such as VR-4K7M-91QX. The id remains what counts. */
export const reportNumber = (reportId: string): string => readable('VR', reportId);

/** The same for the person it is about, such as VA-09PD-3ZQ7. */
export const applicantNumber = (userId: string): string => readable('VA', userId);
