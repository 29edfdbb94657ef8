import { setImmediate } from 'node:timers/promises';
import { graymap, type Raster } from '../raster/raster.ts';
import { languageData } from './language-data.ts';
import type { Ocr, OcrLanguage, OcrWord } from './ocr.ts';
import { startTesseract, type TesseractApi, type TesseractCore } from './tesseract-core.ts';
import { wordsOfTsv } from './tsv.ts';

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

/** The recogniser as WebAssembly, inside of this process. Languages are loaded when first asked for, and kept. */
export function createWasmOcr(): Ocr {
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
    readLines: async (lines, language) => {
      const words: OcrWord[][] = [];
      for (const line of lines) {
        words.push(await read(line, language, 'line'));
        // Whoever reads by other means at the same time gets its turn.
        await setImmediate();
      }
      return words;
    },
    close: async () => {
      for (const api of apis.values()) (await api).End();
      apis.clear();
      core = null;
    },
  };
}
