import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { packageFolder } from '../package-folder.ts';
import { readFonts } from './fonts.ts';
import { TypesettingError } from './typesetting-error.ts';

const templates = path.join(packageFolder, 'templates');
const ARCHIVE_STANDARD = 'a-2b';
/** Memoised layout older than this many papers is let go, so that memory stays flat. */
const CACHE_GENERATIONS = 4;

let compiler: NodeCompiler | null = null;

function ready(): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: readFonts() }] });
  return compiler;
}

/**
 * Sets a template with data. The data travels as JSON and is only ever read as such, so nothing that a person typed
 * can become markup.
 */
export function setPaper(template: string, data: unknown): Uint8Array {
  const typst = ready();
  const document = { mainFilePath: path.join(templates, template), inputs: { data: JSON.stringify(data) } };
  try {
    return setInArchiveFormat(typst, document);
  } catch {
    throw new TypesettingError(template);
  } finally {
    typst.evictCache(CACHE_GENERATIONS);
  }
}

type Document = { mainFilePath: string; inputs: Record<string, string> };

/** The archive standard refuses a letter that no font of ours has; such a paper is set all the same, without its mark. */
function setInArchiveFormat(typst: NodeCompiler, document: Document): Uint8Array {
  try {
    return typst.pdf(document, { pdfStandard: ARCHIVE_STANDARD });
  } catch {
    return typst.pdf(document);
  }
}
