import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf } from '../../../file-bytes/structure/pages.ts';
import { pageContent } from './page-content.ts';
import { writtenTexts } from './written-texts.ts';

/** Where an editing program left a point behind, in points from the lower left corner of the page. */
export interface EditorPoint {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

const MOST = 60;

/** Acrobat sets the point `TouchUp_TextEdit` before every text that it has changed. */
export function editorPoints(file: FileStructure): EditorPoint[] {
  if (file.isEncrypted) return [];
  const state = file.states.length - 1;
  return pagesOf(file, state)
    .flatMap((page, index) => {
      const content = pageContent(file, state, page);
      if (!content.includes('/TouchUp_')) return [];
      const touched = writtenTexts(content).filter(({ isBehindPoint }) => isBehindPoint);
      return touched.map(({ x, y }) => ({ page: index + 1, x, y }));
    })
    .slice(0, MOST);
}
