import { parseArgs } from 'node:util';

export interface VerifyArguments {
  /** A file or the letters of a code. */
  what: string;
  keysFile: string | null;
  json: boolean;
}

/** The token of a scanned link, or the text itself. */
export const tokenOf = (text: string): string =>
  URL.canParse(text) ? (new URL(text).searchParams.get('token') ?? text) : text;

/** Words instead of arguments when they make no sense. */
export function readVerifyArguments(args: string[]): VerifyArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, keys: { type: 'string' } },
    });
    const [what] = positionals;
    if (!what || positionals.length !== 1) return 'Name one file or one code.';
    return { what, keysFile: values.keys ?? null, json: values.json };
  } catch (error) {
    return error instanceof Error ? error.message : 'These options make no sense.';
  }
}
