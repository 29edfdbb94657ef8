import { describe, expect, test } from 'vitest';
import { detectFormat } from './format.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('a file is told by its content', () => {
  test.each([
    ['pdf', '%PDF-1.7\n%\xe2\xe3\xcf\xd3'],
    ['pdf', 'X-Header: gateway\r\n\r\n%PDF-1.4\n'],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['tiff', 'II*\0\x08\0\0\0'],
    ['tiff', 'MM\0*\0\0\0\x08'],
    ['heic', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['gif', 'GIF89a\x01\0\x01\0'],
    ['bmp', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
    ['camt', '<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">'],
    ['camt', '\xef\xbb\xbf<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.08">'],
    ['mt940', ':20:STARTUMS\r\n:25:10020030/1234567\r\n:28C:0\r\n:60F:C260102EUR0,00\r\n'],
    ['mt940', '@@:20:STARTUMS@@:25:10020030/1234567@@:28C:0@@:60F:C260102EUR0,00@@'],
    ['mt940', '{1:F01BANKDEFFXXXX}{2:I940}{4:\r\n:20:X\r\n:25:1/2\r\n:60F:C260102EUR1,\r\n'],
    ['mt940', '{1:F01BANKDEFFXXXX}{2:I940}{4::20:X\r\n:25:1/2\r\n:60F:C260102EUR1,\r\n'],
    // Texts that a careless pattern would try in more ways than there are stars.
    ['unknown', `${'@'.repeat(40)}\n`.repeat(90)],
    ['unknown', `${'{1:'.repeat(20)}\n`.repeat(60)],
    ['json', ' { "transactions": [] }'],
    ['json', '[{"id": 1}]'],
    ['unknown', '<?xml version="1.0"?><html/>'],
    ['unknown', 'PK\x03\x04'],
    ['unknown', 'Dear Sir or Madam'],
    ['unknown', ''],
  ] as const)('%s: %j', (format, text) => {
    expect(detectFormat(bytes(text))).toBe(format);
  });

  test('a text in wide letters is told too', () => {
    const wide = Buffer.from('\ufeff<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">', 'utf16le');
    expect(detectFormat(wide)).toBe('camt');
  });
});
