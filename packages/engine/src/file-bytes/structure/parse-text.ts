import type { PdfText } from './value.ts';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A text in round brackets, which may hold balanced ones itself. */
export function parseText(cursor: { readonly text: string; at: number }): PdfText {
  const { text } = cursor;
  let depth = 0;
  let out = '';
  let at = cursor.at;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const next = text[at + 1] ?? '';
      if (octal) out += String.fromCharCode(parseInt(octal, 8) & 0xff);
      else if (next !== '\n' && next !== '\r') out += escapes[next] ?? next;
      at += octal ? octal.length : 1;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) break;
    if (depth > 1 || sign !== '(') out += sign;
  }
  cursor.at = at + 1;
  return { kind: 'text', text: out };
}
