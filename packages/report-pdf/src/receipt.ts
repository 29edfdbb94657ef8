import { setPaper } from './typst/set-paper.ts';

/** What stands on a receipt, already in the person's words: this side only knows where it stands. */
export interface ReceiptPaper {
  language: 'en' | 'it' | 'de';
  title: string;
  /** Says that no money moved; null on a real one. */
  sandbox: string | null;
  seller: { name: string; lines: string[] };
  /** The first is the number. */
  facts: { label: string; value: string }[];
  columns: { what: string; amount: string };
  items: { what: string; amount: string }[];
  total: { label: string; amount: string };
  note: string;
  footer: string;
}

/** The receipt of one payment as a PDF of one page. */
export const setReceipt = (paper: ReceiptPaper): Uint8Array => setPaper('receipt.typ', paper);
