const SEQUENCE = 0x30;
/** `1.2.840.113549.1.7.2`, as it stands at the beginning of every signature container. */
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex');
const HEAD = 32;
/** Letters enough to hold that beginning. */
const LETTERS_OF_HEAD = 64;
const letters = /^[A-Za-z0-9+/=\s]+$/;
const marks = /-----(?:BEGIN|END) (?:PKCS7|CMS|PKCS #7 SIGNED DATA)-----/g;

const isContainer = (bytes: Uint8Array): boolean =>
  bytes[0] === SEQUENCE && Buffer.from(bytes.subarray(0, HEAD)).includes(SIGNED_DATA);

/** The container as bytes, whether the file holds those or the letters that mails and portals make of them. */
export function envelopeIn(file: Uint8Array): Uint8Array | null {
  if (isContainer(file)) return file;
  const head = Buffer.from(file.subarray(0, HEAD)).toString('latin1').trimStart();
  if (!head.startsWith('-----BEGIN') && !/^MI[A-Z]/.test(head)) return null;
  const text = Buffer.from(file.buffer, file.byteOffset, file.length).toString('latin1').replace(marks, '').trim();
  if (!letters.test(text) || !isContainer(Buffer.from(text.slice(0, LETTERS_OF_HEAD), 'base64'))) return null;
  return Uint8Array.from(Buffer.from(text, 'base64'));
}
