/** What a PDF is made of. Strings are kept byte by byte: only what is asked for is ever decoded. */
export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}
export interface PdfText {
  readonly kind: 'text';
  readonly text: string;
}
export interface PdfRef {
  readonly kind: 'ref';
  readonly number: number;
}
export interface PdfDict {
  readonly kind: 'dict';
  readonly entries: ReadonlyMap<string, PdfValue>;
}
export interface PdfStream {
  readonly kind: 'stream';
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** The packed bytes, as letters of one byte each. */
  readonly raw: string;
}
export interface PdfList {
  readonly kind: 'list';
  readonly items: readonly PdfValue[];
}
export type PdfValue = null | boolean | number | PdfName | PdfText | PdfRef | PdfDict | PdfStream | PdfList;

type Kind = Extract<PdfValue, { kind: string }>['kind'];
type OfKind<K extends Kind> = Extract<PdfValue, { kind: K }>;

export function isKind<K extends Kind>(value: PdfValue | undefined, kind: K): value is OfKind<K> {
  return typeof value === 'object' && value !== null && value.kind === kind;
}

/** The entries of a dictionary or of a stream; none for everything else. */
export function entriesOf(value: PdfValue | undefined): ReadonlyMap<string, PdfValue> {
  return isKind(value, 'dict') || isKind(value, 'stream') ? value.entries : new Map();
}

export const nameIn = (value: PdfValue | undefined): string | null => (isKind(value, 'name') ? value.name : null);
export const numberIn = (value: PdfValue | undefined): number | null => (typeof value === 'number' ? value : null);
export const itemsOf = (value: PdfValue | undefined): readonly PdfValue[] => (isKind(value, 'list') ? value.items : []);
