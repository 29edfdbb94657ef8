import { availableParallelism } from 'node:os';
import { threadBeside } from '../aside/thread-beside.ts';
import { graymap, type Raster } from '../raster/raster.ts';
import { languageData } from './language-data.ts';
import type { Ocr, OcrLanguage, OcrWord } from './ocr.ts';
import { sharedLines } from './shared-lines.ts';
import { startTesseract, type TesseractApi, type TesseractCore } from './tesseract-core.ts';
import { wordsOfTsv } from './tsv.ts';
import type { WordsThread } from './words-thread.ts';

const LSTM_ONLY = 1;
const INPUT = '/input';
/** Words anywhere, or one line and nothing else. */
export const segmentation = { anywhere: '11', line: '7' } as const;
/** Only used where a picture does not say: letters are then expected to be of usual height. */
export const ASSUMED_DPI = '200';

async function openLanguage(core: TesseractCore, language: OcrLanguage): Promise<TesseractApi> {
  core.FS.writeFile(`${language}.traineddata`, await languageData(language));
  const api = new core.TessBaseAPI();
  if (api.Init(null, language, LSTM_ONLY) !== 0) throw new Error(`the recogniser refuses its ${language} data`);
  core.FS.unlink(`${language}.traineddata`);
  api.SetVariable('user_defined_dpi', ASSUMED_DPI);
  return api;
}

/** All lines of a page are wider than this, in their heights; for less a second recogniser is not worth its start. */
const AS_A_PAGE = 90;
const widthOf = (lines: readonly Raster[]): number => lines.reduce((sum, { width, height }) => sum + width / height, 0);

const wordsThread = (): WordsThread | null =>
  availableParallelism() > 1 ? threadBeside('print-words.worker.js') : null;

/**
 * The recogniser as WebAssembly, inside of this process. Languages are loaded when first asked for, and kept. The lines
 * of whole pages are shared with a second one in a thread.
 */
export function createWasmOcr(startThread: () => WordsThread | null = wordsThread): Ocr {
  let thread: WordsThread | null = null;
  let core: Promise<TesseractCore> | null = null;
  const apis = new Map<OcrLanguage, Promise<TesseractApi>>();
  const apiFor = (language: OcrLanguage): Promise<TesseractApi> => {
    core ??= startTesseract();
    const api = apis.get(language) ?? core.then((started) => openLanguage(started, language));
    apis.set(language, api);
    return api;
  };
  const read = async (raster: Raster, language: OcrLanguage, layout: keyof typeof segmentation): Promise<OcrWord[]> => {
    const api = await apiFor(language);
    const started = await core;
    if (!started) return [];
    started.FS.writeFile(INPUT, graymap(raster));
    api.SetVariable('tessedit_pageseg_mode', segmentation[layout]);
    if (api.SetImageFile(1, 0) !== 0) return [];
    api.Recognize(null);
    const words = wordsOfTsv(api.GetTSVText(0));
    api.Clear();
    return words;
  };
  return {
    name: 'tesseract-wasm',
    read: (raster, { language }) => read(raster, language, 'anywhere'),
    readLines: (lines, language, maySpread) => {
      const isPage = widthOf(lines) >= AS_A_PAGE;
      if (isPage) thread ??= startThread();
      return sharedLines(lines, language, {
        readHere: (line) => read(line, language, 'line'),
        thread: isPage ? thread : null,
        ...(maySpread ? { maySpread } : {}),
      });
    },
    close: async () => {
      for (const api of apis.values()) (await api).End();
      apis.clear();
      core = null;
      await thread?.end();
      thread = null;
    },
  };
}
