import {
  degrees,
  LineCapStyle,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
  setCharacterSqueeze,
} from '@cantoo/pdf-lib';
import type { Day } from '@vesta/domain/dates/day';
import { printable } from './printable.ts';

export type Family = 'helvetica' | 'times' | 'courier';
export type Cut = 'regular' | 'bold' | 'italic';
export type Align = 'left' | 'right' | 'centre';
/** Red, green and blue, each 0 to 1. */
export type Ink = readonly [number, number, number];

export const black: Ink = [0, 0, 0];
export const grey: Ink = [0.45, 0.45, 0.45];

export interface TextStyle {
  readonly size?: number;
  readonly cut?: Cut;
  readonly family?: Family;
  readonly align?: Align;
  readonly ink?: Ink;
  /** Degrees, counter-clockwise. */
  readonly turn?: number;
  /** Extra points between letters, which are then placed one by one. */
  readonly spread?: number;
  /** Percent of the usual width of letters: the narrow faces of programs that must get much on a line. */
  readonly squeeze?: number;
}

/** The traces that an issuer's own program leaves in a file. */
export interface Imprint {
  readonly title: string;
  readonly producer: string;
  readonly creator: string;
  readonly author?: string;
  readonly made: Day;
  readonly family: Family;
  readonly size?: readonly [number, number];
  readonly language: string;
}

const A4 = [595.28, 841.89] as const;
const MARK = 'SPECIMEN / FAC-SIMILE';

const cuts: Record<Family, Record<Cut, StandardFonts>> = {
  helvetica: {
    regular: StandardFonts.Helvetica,
    bold: StandardFonts.HelveticaBold,
    italic: StandardFonts.HelveticaOblique,
  },
  times: {
    regular: StandardFonts.TimesRoman,
    bold: StandardFonts.TimesRomanBold,
    italic: StandardFonts.TimesRomanItalic,
  },
  courier: { regular: StandardFonts.Courier, bold: StandardFonts.CourierBold, italic: StandardFonts.CourierOblique },
};

/** A sheet under the pen. Places are in points from the top left corner; a text stands on its `y`. */
export class Paper {
  readonly width: number;
  readonly height: number;
  pages = 0;
  private page: PDFPage;
  private readonly fonts = new Map<StandardFonts, PDFFont>();

  private constructor(
    private readonly document: PDFDocument,
    private readonly imprint: Imprint,
  ) {
    [this.width, this.height] = imprint.size ?? A4;
    this.page = this.nextPage();
  }

  static async begin(imprint: Imprint): Promise<Paper> {
    return new Paper(await PDFDocument.create({ updateMetadata: false }), imprint);
  }

  nextPage(): PDFPage {
    this.page = this.document.addPage([this.width, this.height]);
    this.pages += 1;
    return this.page;
  }

  /** Goes back to a page, counted from 1: totals of pages are known only at the end. */
  turnTo(number: number): void {
    this.page = this.document.getPage(number - 1);
  }

  /** Only fonts that are used become part of the file. */
  private font(style: TextStyle): PDFFont {
    const name = cuts[style.family ?? this.imprint.family][style.cut ?? 'regular'];
    const font = this.fonts.get(name) ?? this.document.embedStandardFont(name);
    this.fonts.set(name, font);
    return font;
  }

  measure(text: string, style: TextStyle = {}): number {
    const letters = printable(text);
    const wide = this.font(style).widthOfTextAtSize(letters, style.size ?? 9);
    return (wide * (style.squeeze ?? 100)) / 100 + (style.spread ?? 0) * letters.length;
  }

  text(x: number, y: number, text: string, style: TextStyle = {}): void {
    const letters = printable(text);
    if (letters === '') return;
    const { size = 9, align = 'left', ink = black, turn = 0, spread = 0, squeeze = 100 } = style;
    const width = this.measure(letters, style);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const font = this.font(style);
    const put = (piece: string, at: number): void =>
      this.page.drawText(piece, { x: at, y: this.height - y, size, font, color: rgb(...ink), rotate: degrees(turn) });
    if (squeeze !== 100) this.page.pushOperators(setCharacterSqueeze(squeeze));
    if (spread === 0) put(letters, left);
    else {
      let at = left;
      for (const letter of letters) {
        put(letter, at);
        at += (font.widthOfTextAtSize(letter, size) * squeeze) / 100 + spread;
      }
    }
    if (squeeze !== 100) this.page.pushOperators(setCharacterSqueeze(100));
  }

  /** Lines below each other; answers the place after the last. */
  lines(x: number, y: number, texts: readonly string[], leading: number, style: TextStyle = {}): number {
    texts.forEach((text, index) => {
      this.text(x, y + index * leading, text, style);
    });
    return y + texts.length * leading;
  }

  rule(x1: number, y1: number, x2: number, y2: number, thickness = 0.5, ink: Ink = black): void {
    const start = { x: x1, y: this.height - y1 };
    this.page.drawLine({ start, end: { x: x2, y: this.height - y2 }, thickness, color: rgb(...ink) });
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look: { fill?: Ink; border?: Ink; thickness?: number },
  ): void {
    this.page.drawRectangle({
      x,
      y: this.height - y - height,
      width,
      height,
      ...(look.fill ? { color: rgb(...look.fill) } : {}),
      ...(look.border ? { borderColor: rgb(...look.border), borderWidth: look.thickness ?? 0.5 } : {}),
    });
  }

  /** A path in the sheet's own coordinates, downwards from `y`. */
  path(
    x: number,
    y: number,
    svg: string,
    look: { fill?: Ink; stroke?: Ink; thickness?: number; scale?: number },
  ): void {
    this.page.drawSvgPath(svg, {
      x,
      y: this.height - y,
      scale: look.scale ?? 1,
      borderLineCap: LineCapStyle.Round,
      ...(look.fill ? { color: rgb(...look.fill) } : {}),
      ...(look.stroke ? { borderColor: rgb(...look.stroke), borderWidth: look.thickness ?? 0.5 } : {}),
    });
  }

  oval(x: number, y: number, rx: number, ry: number, look: { fill?: Ink; stroke?: Ink; thickness?: number }): void {
    this.page.drawEllipse({
      x,
      y: this.height - y,
      xScale: rx,
      yScale: ry,
      ...(look.fill ? { color: rgb(...look.fill) } : {}),
      ...(look.stroke ? { borderColor: rgb(...look.stroke), borderWidth: look.thickness ?? 0.5 } : {}),
    });
  }

  /** Breaks words into lines no wider than asked. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.measure(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** A note that cannot be taken for content: at the foot of a sheet, up the edge of a card. */
  private mark(): void {
    const style = { size: 4.5, ink: grey, family: 'helvetica' } as const;
    if (this.width < this.height) this.text(this.width - 6, this.height - 5, MARK, { ...style, align: 'right' });
    else this.text(this.width - 3, this.height * 0.62, MARK, { ...style, turn: 90 });
  }

  /** Marks every page as a specimen and closes the file. */
  async finish(): Promise<Uint8Array> {
    const { title, producer, creator, author, made, language } = this.imprint;
    for (let number = 1; number <= this.pages; number += 1) {
      this.turnTo(number);
      this.mark();
    }
    const moment = new Date(`${made}T09:30:00Z`);
    this.document.setTitle(title);
    this.document.setProducer(producer);
    this.document.setCreator(creator);
    this.document.setKeywords(['specimen']);
    this.document.setLanguage(language);
    if (author) this.document.setAuthor(author);
    this.document.setCreationDate(moment);
    this.document.setModificationDate(moment);
    return this.document.save({ useObjectStreams: false });
  }
}
