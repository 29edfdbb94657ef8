/** One element of the structure: what it is, what it holds, and where its words are drawn. */
export interface StructureElement {
  kind: string;
  /** Place in the list of alternative texts, for drawings. */
  note: number;
  children: (StructureElement | { page: number; content: number })[];
}

/** A paper's structure while its pages are read; what is open at the end of a page goes on on the next. */
export class StructureReader {
  readonly root: StructureElement = { kind: 'Document', note: 0, children: [] };
  readonly #open: (StructureElement | null)[] = [];

  /** The element that what is drawn now belongs to; null for what is only ornament. */
  get current(): StructureElement | null {
    return this.#open.length === 0 ? null : (this.#open.at(-1) ?? null);
  }

  /** An artifact is opened as null: it interrupts, and what it interrupted goes on after it. */
  begin(kind: string | null, note: number): void {
    if (kind === null) {
      this.#open.push(null);
      return;
    }
    const parent = this.#open.findLast((element) => element !== null) ?? this.root;
    const element: StructureElement = { kind, note, children: [] };
    parent.children.push(element);
    this.#open.push(element);
  }

  end(): void {
    if (this.#open.pop() === undefined) throw new Error('A mark ends what never began.');
  }

  get isClosed(): boolean {
    return this.#open.length === 0;
  }
}
