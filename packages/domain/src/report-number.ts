/** No I, L, O and U: what is read out over the telephone must not be heard as something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 8;

/** The number of a report as people write it, such as VR-4K7M-91QX. The id remains what counts. */
export function reportNumber(reportId: string): string {
  const hex = reportId.replaceAll('-', '').slice(-10);
  let rest = BigInt(`0x${hex}`);
  let letters = '';
  for (let i = 0; i < LETTERS; i += 1) {
    letters = (ALPHABET[Number(rest % 32n)] ?? '0') + letters;
    rest /= 32n;
  }
  return `VR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
