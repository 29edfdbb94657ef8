/** How the texts of transfers caption the one who pays and the one who is paid. */
const captions =
  /(?<![\p{L}\p{N}])(?:(?<payer>anagrafica ordinante|nome ordinante|ordinante|ordin|ord|mittente|mitt|auftraggeber|absender)|(?<payee>beneficiario|benef|ben|empfänger|empfaenger|begünstigter|beguenstigter))\s*(?:\.\s*:?|:)\s*/giu;

interface Side {
  readonly isPayer: boolean;
  readonly text: string;
}

function sidesIn(text: string): Side[] {
  const found = [...text.matchAll(captions)];
  return found.map(({ 0: { length }, index, groups }, place) => ({
    isPayer: groups?.payer !== undefined,
    text: text.slice(index + length, found[place + 1]?.index).trim(),
  }));
}

export interface BothSides {
  /** What the text says of the holder, and of the other side; null where it captions only one of them. */
  readonly own: string | null;
  readonly other: string | null;
}

/** Money comes in from the one who pays and goes out to the one who is paid: the other caption is the holder's. */
export function bothSides(text: string, amount: number): BothSides {
  const sides = sidesIn(text);
  const isOther = ({ isPayer }: Side): boolean => isPayer === amount > 0;
  return {
    own: sides.find((side) => !isOther(side))?.text ?? null,
    other: sides.find(isOther)?.text ?? null,
  };
}
