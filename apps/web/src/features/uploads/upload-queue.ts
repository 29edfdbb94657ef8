import type { DocumentType } from '@vesta/domain/documents/types';
import type { UploadReply } from '@vesta/domain/documents/upload';
import { ApiFailure, NO_ANSWER } from '../../lib/api.ts';
import type { Hint } from './hints.ts';
import type { Refusal } from './judge-file.ts';
import type { UploadEntry, UploadSlot } from './upload-entry.ts';

export interface UploadDoors {
  judge: (file: File, type: DocumentType) => Promise<Refusal | null>;
  look: (file: File, slot: UploadSlot) => Promise<Hint[]>;
  send: (entry: UploadEntry, onProgress: (share: number) => void, signal: AbortSignal) => Promise<UploadReply>;
  newKey: () => string;
  /** Something arrived: the documents have to be read anew. */
  onArrived: (entry: UploadEntry, reply: UploadReply) => void;
}

/** So many files travel at once; more would only slow each other down. */
const LANES = 2;

/** The files of a page on their way to the server. */
export class UploadQueue {
  #entries: readonly UploadEntry[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #travelling = new Map<string, AbortController>();
  readonly #doors: UploadDoors;

  constructor(doors: UploadDoors) {
    this.#doors = doors;
  }

  readonly entries = (): readonly UploadEntry[] => this.#entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same file chosen twice in a row is meant once, and another file is the answer to those refused before it. */
  add(files: readonly File[], slot: UploadSlot): void {
    this.#entries = this.#entries.filter(({ slot: { group }, phase }) => group !== slot.group || phase !== 'refused');
    for (const file of files) {
      const isHere = this.#entries.some((entry) => entry.slot.group === slot.group && isSameFile(entry.file, file));
      if (isHere) continue;
      const key = this.#doors.newKey();
      this.#entries = [
        ...this.#entries,
        { key, file, slot, phase: 'looking', share: 0, hints: [], refusal: null, message: null, documentId: null },
      ];
      void this.#lookAt(key, file, slot);
    }
    this.#tell();
  }

  /** Sends a doubted file as it is, or a lost one again, under the key that it has. */
  send(key: string): void {
    this.#change(key, { phase: 'queued', share: 0, message: null });
    this.#fillLanes();
  }

  sendLostOnes(): void {
    for (const { key, phase } of this.#entries) if (phase === 'lost') this.send(key);
  }

  /** Takes a file out of the queue, stopping it if it is on its way. */
  remove(key: string): void {
    this.#travelling.get(key)?.abort();
    this.#entries = this.#entries.filter((entry) => entry.key !== key);
    this.#tell();
  }

  /** Those that the list of documents shows by now have nothing left to do here. */
  forget(documentIds: readonly string[]): void {
    const left = this.#entries.filter(({ documentId }) => documentId === null || !documentIds.includes(documentId));
    if (left.length === this.#entries.length) return;
    this.#entries = left;
    this.#tell();
  }

  async #lookAt(key: string, file: File, slot: UploadSlot): Promise<void> {
    const refusal = await this.#doors.judge(file, slot.type);
    if (refusal) return this.#change(key, { phase: 'refused', refusal });
    const hints = await this.#doors.look(file, slot);
    if (hints.length > 0) return this.#change(key, { phase: 'doubted', hints });
    this.#change(key, { phase: 'queued' });
    this.#fillLanes();
  }

  #fillLanes(): void {
    for (const entry of this.#entries) {
      if (this.#travelling.size >= LANES) return;
      if (entry.phase === 'queued') void this.#travel(entry);
    }
  }

  async #travel(entry: UploadEntry): Promise<void> {
    const { key } = entry;
    const controller = new AbortController();
    this.#travelling.set(key, controller);
    this.#change(key, { phase: 'sending', share: 0 });
    try {
      const reply = await this.#doors.send(entry, (share) => this.#change(key, { share }), controller.signal);
      this.#change(key, { phase: 'arrived', share: 1, documentId: reply.document_id });
      this.#doors.onArrived(entry, reply);
    } catch (error) {
      if (!controller.signal.aborted) this.#change(key, whyNot(error));
    } finally {
      this.#travelling.delete(key);
      this.#fillLanes();
    }
  }

  #change(key: string, change: Partial<UploadEntry>): void {
    this.#entries = this.#entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const SERVER_BUSY = [429, 500, 502, 503, 504];

/** A lost line or a server in trouble is worth another try; what the server refused is not. */
function whyNot(error: unknown): Partial<UploadEntry> {
  const message = error instanceof Error ? error.message : null;
  const status = error instanceof ApiFailure ? error.status : NO_ANSWER;
  return { phase: status === NO_ANSWER || SERVER_BUSY.includes(status) ? 'lost' : 'refused', message };
}
