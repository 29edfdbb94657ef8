import { appended } from '../../../../file-bytes/testing/written-pdf.ts';
import { bodyOf, forgedPage, signedStatement } from './signed-statement.ts';
import { fileOf, textOf, type WorldFile } from './statement.ts';

const RANGE = /\/ByteRange \[([^\]]*)\]/;

/** The same signature with something put in place of its range or its container; nothing else moves. */
const withRange = (range: string): Uint8Array =>
  fileOf(textOf(signedStatement).replace(RANGE, (old) => range.padEnd(old.length)));
const withContents = (contents: string): Uint8Array =>
  fileOf(textOf(signedStatement).replace(/\/Contents <[0-9a-fA-F]*>/, (old) => contents.padEnd(old.length)));

/** A signature that says nothing, so that a program which trusts its presence is content. */
export const voidSignatures: readonly WorldFile[] = [
  { what: 'no range', make: () => withRange('') },
  { what: 'a range of nothing', make: () => withRange('/ByteRange null') },
  { what: 'a range of zeros', make: () => withRange('/ByteRange [0 0 0 0]') },
  { what: 'a negative range', make: () => withRange('/ByteRange [0 -100 100 50]') },
  { what: 'a range beyond the file', make: () => withRange('/ByteRange [0 100 200 99999999]') },
  { what: 'an overlapping range', make: () => withRange('/ByteRange [0 900 100 900]') },
  { what: 'a range of letters', make: () => withRange('/ByteRange [/a /b /c /d]') },
  { what: 'no container', make: () => withContents('') },
  { what: 'a container of nothing', make: () => withContents('/Contents null') },
  { what: 'an empty container', make: () => withContents('/Contents <>') },
  { what: 'a container of zeros', make: () => withContents(`/Contents <${'0'.repeat(12_000)}>`) },
  {
    what: 'the signature named twice, the second without a range',
    make: () =>
      appended(signedStatement, {
        20: '<< /Type /Sig /SubFilter /adbe.pkcs7.detached /Contents <00> >>',
        5: forgedPage,
      }),
  },
  {
    what: 'another kind of signature named',
    make: () =>
      fileOf(
        textOf(signedStatement)
          .replace('/adbe.pkcs7.detached', '/adbe.pkcs7.detachxx')
          .replace('(1.850,00)', '(9.850,00)'),
      ),
  },
];

/** The gap in what is signed made wide enough to put more into it than the signature. */
export const wrappedSignatures: readonly WorldFile[] = [
  {
    what: 'a second hole with objects in it',
    make: () => {
      const text = textOf(signedStatement);
      const [, first = 0, second = 0, rest = 0] = (RANGE.exec(text)?.[1] ?? '').split(' ').map(Number);
      const hole = bodyOf({ 5: forgedPage });
      const moved = `/ByteRange [0 ${String(first).padStart(10, '0')} ${String(second + hole.length).padStart(10, '0')} ${String(rest).padStart(10, '0')}]`;
      const head = text.slice(0, second).replace(RANGE, moved);
      return fileOf(head + hole + text.slice(second));
    },
  },
  {
    what: 'a range of six numbers',
    make: () => {
      const [, first = 0, second = 0, rest = 0] = (RANGE.exec(textOf(signedStatement))?.[1] ?? '')
        .split(' ')
        .map(Number);
      return withRange(`/ByteRange [0 ${first} ${second} ${rest - 20} ${second + rest - 10} 10]`);
    },
  },
  {
    what: 'a signature over the first bytes only',
    make: () => {
      const text = textOf(signedStatement).replace(RANGE, (range) => '/ByteRange [0 9 20 0]'.padEnd(range.length));
      return fileOf(text);
    },
  },
];
