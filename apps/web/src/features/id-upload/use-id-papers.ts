import type { IdCombination } from '@vesta/domain/documents/id-upload-options';
import { judgeIds } from '@vesta/domain/documents/judge-ids';
import { chosenCombination, missingSides } from '@vesta/domain/documents/missing-sides';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { MissingSide } from '@vesta/domain/documents/upload';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDocuments } from '../documents/use-documents.ts';
import { isUnderWay } from '../uploads/upload-entry.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { useUploadQueue, useUploads } from '../uploads/use-upload-queue.ts';
import { useWhenRead } from '../uploads/use-when-read.ts';

export interface IdPapers {
  ids: readonly DocumentRecord[];
  combination: IdCombination | null;
  choose: (combination: IdCombination) => void;
  /** The sides that are still to come; nothing before a choice. */
  missing: readonly MissingSide[];
  /** The same without those that are on their way. */
  awaited: readonly MissingSide[];
  /** A picture is on its way or being read: nobody knows yet which sides it shows. */
  isComing: boolean;
  /** The side to ask for now: those that are on their way or being read are taken for what they were asked for as. */
  next: MissingSide | null;
  isLoading: boolean;
  /** How the papers stand, in one word that changes with them. */
  standing: string;
  queue: UploadQueue;
  /** Watches also what a phone sends. */
  watch: (live: boolean) => void;
  /** Somebody went on while papers are still being read. */
  isWaiting: boolean;
  /** Why one could not go on with them, told where they are added; its number grows with each attempt. */
  refusal: { readonly text: string; readonly attempt: number } | null;
  /** Says beside the papers what is wrong with them, to whoever pressed a Continue that is not ready. */
  tellIncomplete: () => void;
  /** Waits until all is read and answers it; throws in the person's words when one cannot go on with these papers. */
  refuseIncomplete: () => Promise<readonly DocumentRecord[]>;
}

/**
 * The identity papers of the application: what is chosen (`first` before anything was), what is there, what is missing.
 * `likely` is what nearly everybody chooses, until a paper or the person says otherwise.
 */
export function useIdPapers(first: IdCombination | null = null, likely: IdCombination | null = null): IdPapers {
  const t = useTranslations();
  const [isLive, setIsLive] = useState(false);
  const { documents, isLoading } = useDocuments({ live: isLive });
  const queue = useUploadQueue();
  const uploads = useUploads(queue);
  useEffect(() => queue.forget(documents.map(({ id }) => id)), [queue, documents]);
  const [chosen, choose] = useState(first);
  const ids = documents.filter(({ type }) => type === 'national_id');
  const newest = ids.at(-1);
  const newestKnown = useRef<string | null>(null);
  useEffect(() => {
    if (isLoading) return;
    // A paper that has come since, perhaps from the phone, tells what was chosen there.
    const hasCome = newestKnown.current !== null && newest && newest.id !== newestKnown.current;
    if (hasCome && newest.selected_ids_combination) choose(newest.selected_ids_combination);
    newestKnown.current = newest?.id ?? '';
  }, [isLoading, newest]);
  const combination = chosen ?? chosenCombination(ids) ?? likely;
  const missing = combination ? missingSides(ids, combination) : [];
  const coming = uploads.filter(isUnderWay).length + ids.filter(({ isParsed }) => !isParsed).length;
  const { isWaiting, whenRead } = useWhenRead(coming > 0);
  const standing = [combination, ...ids.map(({ id, isParsed, hasError }) => `${id} ${isParsed} ${hasError}`)].join();
  const [refusal, setRefusal] = useState<IdPapers['refusal']>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: papers that have changed may be enough
  useEffect(() => setRefusal(null), [standing, uploads.length]);
  const judged = { ids, combination };
  const latest = useRef(judged);
  latest.current = judged;
  const tell = (text: string) => setRefusal((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }));
  return {
    ids,
    combination,
    choose,
    missing,
    awaited: missing.slice(coming),
    isComing: coming > 0,
    next: missing[coming] ?? null,
    isLoading,
    standing,
    queue,
    watch: setIsLive,
    isWaiting,
    refusal,
    tellIncomplete: () => {
      const problem = judgeIds(ids, combination);
      if (problem) tell(t(problem));
    },
    refuseIncomplete: async () => {
      await whenRead();
      // What was read meanwhile counts, not what was there when the button was pressed.
      const now = latest.current;
      const problem = judgeIds(now.ids, now.combination);
      if (!problem) return now.ids;
      const text = t(problem);
      tell(text);
      throw new Error(text);
    },
  };
}

/** What a failed Continue says above the form: nothing of the papers, which say it themselves. */
export const errorBesidePapers = <T extends { error: string | null }>(saving: T, { refusal }: IdPapers): T =>
  refusal && saving.error === refusal.text ? { ...saving, error: null } : saving;
