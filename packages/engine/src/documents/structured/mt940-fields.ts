/** A field of a SWIFT message: its tag and its lines. */
export interface SwiftField {
  readonly tag: string;
  readonly lines: readonly string[];
}

const start = /^:(\d{2}[A-Z]?|NS):(.*)$/;

/**
 * The messages of a file, each as its fields; home banking sends them with `@@` for the end of a line.
 * A message begins with its reference and ends with a dash.
 */
export function swiftMessages(source: string): SwiftField[][] {
  const messages: SwiftField[][] = [];
  let field: { tag: string; lines: string[] } | null = null;
  const breaks = source.includes('@@:') ? /@@/ : /\r\n|\r|\n|\u0085/;
  for (const line of source.split(breaks)) {
    const [, tag, rest] = start.exec(line.trimStart()) ?? [];
    if (tag !== undefined) {
      if (tag === '20' || messages.length === 0) messages.push([]);
      field = { tag, lines: [rest ?? ''] };
      messages.at(-1)?.push(field);
    } else if (/^-(?:\}|XXX)?\s*$/.test(line)) field = null;
    else field?.lines.push(line);
  }
  return messages;
}
