import type { PdfFacts } from '../../../evidence/pdf/facts/pdf-facts.ts';

/**
 * What a program that a file names is for. Editors change what a paper says; office programs write papers from nothing;
 * toolboxes join, shrink and convert; printers make a file of whatever is on the screen; scanners make it of paper.
 */
export type Trade = 'editor' | 'office' | 'toolbox' | 'printer' | 'scanner';

const trades: readonly (readonly [Trade, RegExp])[] = [
  [
    'editor',
    /photoshop|illustrator|indesign|canva\b|figma|gimp|inkscape|coreldraw|affinity|(?<!www\.)sejda|pdfescape|pdf-?xchange (?:editor|core api)|pdf ?gear|\bupdf\b|xodo|pdf ?guru|lightpdf|apower(?:soft|pdf)|movavi pdf|hipdf|pdf ?zorro|pdf reader pro|scribus|phantom ?pdf|foxit[^;]{0,12}editor|nitro|pdffiller|dochub|formswift|pdfelement|master pdf editor|infix|pdf ?expert|soda ?pdf|pdf candy|flexi ?pdf|pdf studio|power ?pdf|pdf architect|bluebeam|swifdoo|pdf agile|wps pdf|pdfsimpli|pdf ?liner|lumin ?pdf|pdf[- ]editor|acrobat pro(?!.*distiller)|(?:pay|check) ?stub|(?:lohn|gehalts)abrechnung(?:s)?[- ]generator/i,
  ],
  [
    'office',
    /microsoft.{0,3} (?:office )?(?:word|excel|powerpoint|publisher)|libreoffice|openoffice|google (?:docs|sheets)|\bpages\b.*apple|\bnumbers\b.*apple|wps (?:office|writer)|softmaker|onlyoffice/i,
  ],
  [
    'toolbox',
    /ilovepdf|smallpdf|pdfsam|pdf24|pdf ?merge|sambox|online-?convert|pdftk|combinepdf|pdf2go|online2pdf|docupub|qpdf|img2pdf|convertio|zamzar|soda-?merge|pike ?pdf|py ?pdf|py ?mu ?pdf|\bpdf-lib\b|pdfcpu|exiftool|pdfa ?pilot|\bpdf[/ -]?a\b|pdfa ?(?:manager|converter)|luradocument|pdf compressor/i,
  ],
  [
    'scanner',
    /camscanner|adobe scan|genius scan|scanbot|swiftscan|tiny ?scanner|office lens|microsoft lens|scanner pro|turboscan|vflat|notebloc|epson scan|canon (?:ir|mf|scan|mx|mg|ts)|hp (?:scan|smart|officejet|laserjet|digital sending)|xerox|ricoh|kyocera|konica|brother (?:mfc|dcp|ads)|lexmark|sharp mx|paperport|naps2|apeosport|ocrmypdf|finereader|abbyy|readiris|omnipage|scansnap|simple scan|gscan2pdf|pdf scanner|clear ?scanner|mobile ?scanner|photoscan/i,
  ],
  [
    'printer',
    /print to pdf|quartz pdfcontext|skia\/pdf|pdfcreator|dopdf|cutepdf|bullzip|primopdf|freepdf|novapdf|pdf ?printer|ghostscript|acrobat distiller|\bpdfium\b/i,
  ],
];

/** A part of an editor that payroll programs write their files with: nothing was edited where the file is as it was made. */
const library = /pdf-?xchange core api/i;

/** Every program that a file names, as it names it, once. */
export function programsNamed({ metadata, xmp }: PdfFacts): readonly string[] {
  const named = [metadata.producer, metadata.creator, xmp?.producer, xmp?.creatorTool, ...(xmp?.history ?? [])];
  const isAsMade = metadata.created !== null && metadata.created.raw === metadata.modified?.raw;
  return [...new Set(named.filter((name) => typeof name === 'string').map((name) => name.trim()))]
    .filter((name) => name !== '')
    .filter((name) => !(isAsMade && metadata.creator && library.test(name) && !library.test(metadata.creator)));
}

export const tradeOf = (program: string): Trade | null =>
  trades.find(([, pattern]) => pattern.test(program))?.[0] ?? null;

/** Toolboxes of the web that change words and figures as well: their name alone does not tell which of the two was done. */
const alsoEdits = /ilovepdf|smallpdf|pdf24|pdf2go|online2pdf/i;

export const mayHaveEdited = (program: string): boolean => tradeOf(program) === 'toolbox' && alsoEdits.test(program);

/** The first program of a trade that a file names. */
export const programOf = (facts: PdfFacts, trade: Trade): string | null =>
  programsNamed(facts).find((program) => tradeOf(program) === trade) ?? null;
