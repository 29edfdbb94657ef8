/** What tells copies of one paper apart from other papers; null where there is too little to tell by. */
export interface Fingerprints {
  /** Of its words, however the file was saved. */
  readonly text: string | null;
  /** Of its look, in hexadecimal: two pictures are alike where few bits differ. */
  readonly picture: string | null;
}

/** A paper that was handed in under another application. */
export interface PaperElsewhere extends Fingerprints {
  /** SHA-256 of the file. */
  readonly file: string;
  /** Whose it is, seen from this applicant. Nothing else is told about them. */
  readonly owner: 'same_person' | 'same_household' | 'stranger';
}

export const contactKinds = ['email', 'phone', 'device', 'iban'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What is known under other applications and may meet this one. */
export interface Elsewhere {
  readonly papers: readonly PaperElsewhere[];
  /** Ways to reach or pay this applicant that strangers gave as theirs. */
  readonly contacts: readonly ContactKind[];
}
