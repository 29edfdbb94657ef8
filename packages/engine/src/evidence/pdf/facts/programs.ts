import type { OpenPdf } from '../open-pdf.ts';
import type { Annotation } from './annotations.ts';

/** What the file could set in motion when it is opened or pressed. None of it is ever run here. */
export interface Programs {
  readonly scripts: number;
  readonly launches: number;
  readonly links: number;
  /** Something happens on opening. */
  readonly opensByItself: boolean;
}

/** Actions that the library has no call for are searched in the bytes; those in packed objects escape this. */
export function programsOf({ library, document }: OpenPdf, file: string, annotations: readonly Annotation[]): Programs {
  const named = Math.max(0, library.calls.FPDFDoc_GetJavaScriptActionCount(document));
  const written = [...file.matchAll(/\/S\s*\/JavaScript\b/g)].length;
  const launches = [...file.matchAll(/\/S\s*\/Launch\b/g)].length;
  const links = [...file.matchAll(/\/S\s*\/URI\b/g)].length;
  const pressed = (type: Annotation['action']): number => annotations.filter(({ action }) => action === type).length;
  return {
    scripts: Math.max(named, written),
    launches: Math.max(launches, pressed('launch')),
    links: Math.max(links, pressed('uri')),
    opensByItself: /\/OpenAction\b/.test(file),
  };
}
