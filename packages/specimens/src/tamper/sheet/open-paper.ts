import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { Day } from '@vesta/domain/dates/day';
import type { Touched } from '../forgery.ts';
import type { Box } from './box.ts';
import { withRevision } from './revision.ts';
import { boxOf, isUpright, operators, type Run, runsOf } from './run.ts';

export interface Sheet {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly source: string;
  readonly runs: readonly Run[];
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

/** A paper of ours taken apart: its pages as source and runs, ready to be changed and closed again. */
export class OpenPaper {
  readonly sheets: readonly Sheet[];
  readonly touched: Touched[] = [];
  private readonly cuts = new Map<number, Cut[]>();
  private readonly changed = new Set<PDFRef>();
  private readonly firstNew: number;

  private constructor(
    readonly original: Uint8Array,
    readonly document: PDFDocument,
    /** Nothing happens to it after this day; null where nobody knows. */
    readonly handedIn: Day | null,
  ) {
    this.firstNew = document.context.largestObjectNumber + 1;
    this.sheets = document.getPages().map((page, index) => {
      const source = this.contents(index + 1).map((ref) => this.decoded(ref));
      const joined = source.join('\n');
      const faceOf = (font: string): string => this.faceOf(index + 1, font);
      const { width, height } = page.getSize();
      return { number: index + 1, width, height, source: joined, runs: runsOf(joined, index + 1, faceOf) };
    });
  }

  static async open(bytes: Uint8Array, handedIn: Day | null = null): Promise<OpenPaper> {
    return new OpenPaper(bytes, await PDFDocument.load(bytes, { updateMetadata: false }), handedIn);
  }

  get runs(): Run[] {
    return this.sheets.flatMap((sheet) => sheet.runs.filter(isUpright));
  }

  sheet(number: number): Sheet {
    const found = this.sheets[number - 1];
    if (!found) throw new Error('the paper has no such page');
    return found;
  }

  boxOf(run: Run, from?: number, to?: number): Box {
    return boxOf(run, this.sheet(run.page).height, from, to);
  }

  touch(page: number, box: Box): void {
    this.touched.push({ page, box });
  }

  touchSheet(number: number): void {
    const { width, height } = this.sheet(number);
    this.touch(number, { left: 0, top: 0, right: width, bottom: height });
  }

  /** Puts other operators where the run stood. */
  replace(run: Run, put: string | Run): void {
    this.cut(run.page, { start: run.start, end: run.end, put: typeof put === 'string' ? put : operators(put) });
  }

  /** After everything else on the page. */
  append(page: number, put: string): void {
    const { length } = this.sheet(page).source;
    this.cut(page, { start: length, end: length, put: `\n${put}` });
  }

  private cut(page: number, cut: Cut): void {
    this.cuts.set(page, [...(this.cuts.get(page) ?? []), cut]);
  }

  private contents(page: number): PDFRef[] {
    const contents = this.document.getPage(page - 1).node.get(PDFName.of('Contents'));
    const found = contents instanceof PDFRef ? this.document.context.lookup(contents) : contents;
    const refs = found instanceof PDFArray ? found.asArray() : [contents];
    return refs.filter((ref) => ref instanceof PDFRef);
  }

  private decoded(ref: PDFRef): string {
    const stream = this.document.context.lookup(ref);
    if (!(stream instanceof PDFRawStream)) throw new Error('the page has no source');
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  }

  private faceOf(page: number, font: string): string {
    const fonts = this.document
      .getPage(page - 1)
      .node.Resources()
      ?.lookup(PDFName.of('Font'), PDFDict);
    return fonts?.lookup(PDFName.of(font), PDFDict).lookup(PDFName.of('BaseFont'), PDFName).decodeText() ?? '';
  }

  /** Says that an object besides the page's source is no longer as it was. */
  alter(ref: PDFRef): void {
    this.changed.add(ref);
  }

  alterCatalog(): void {
    const { Root } = this.document.context.trailerInfo;
    if (Root instanceof PDFRef) this.alter(Root);
  }

  /** Names something in the page's resources. */
  resource(page: number, kind: 'Font' | 'XObject' | 'ExtGState', name: string, ref: PDFRef): void {
    const { node, ref: pageRef } = this.document.getPage(page - 1);
    const resources = node.Resources() ?? this.document.context.obj({});
    const held = resources.lookupMaybe(PDFName.of(kind), PDFDict) ?? this.document.context.obj({});
    held.set(PDFName.of(name), ref);
    resources.set(PDFName.of(kind), held);
    this.alter(pageRef);
  }

  /** Writes what was changed into the pages, which must be done before any of them moves. */
  settle(): void {
    for (const [page, cuts] of this.cuts) {
      let { source } = this.sheet(page);
      // From the end, so that earlier places keep their numbers; of equal places the later written stays behind.
      for (const { start, end, put } of cuts.toReversed().toSorted((a, b) => b.start - a.start)) {
        source = source.slice(0, start) + put + source.slice(end);
      }
      const [first, ...rest] = this.contents(page);
      if (!first) throw new Error('the page has no source');
      this.document.context.assign(first, this.document.context.flateStream(Buffer.from(source, 'latin1')));
      if (rest.length > 0) this.document.getPage(page - 1).node.set(PDFName.of('Contents'), first);
      this.changed.add(first);
    }
    this.cuts.clear();
  }

  /** Written anew from the first byte. */
  async anew(): Promise<Uint8Array> {
    this.settle();
    return this.document.save({ useObjectStreams: false, updateFieldAppearances: false });
  }

  /** The file as it was, the changes appended. */
  async revised(): Promise<Uint8Array> {
    this.settle();
    await this.document.flush();
    const { context } = this.document;
    for (let number = this.firstNew; number <= context.largestObjectNumber; number += 1) {
      if (context.lookup(PDFRef.of(number))) this.changed.add(PDFRef.of(number));
    }
    return withRevision(this.original, context, this.changed);
  }
}
