import type { QuestionGroupName } from '@vesta/domain/questionnaire/groups';
import { useCallback, useEffect, useState } from 'react';

interface Watched {
  /** The first group that still wants answers. */
  unfinished: QuestionGroupName | undefined;
  /** Groups with refused answers, by name, joined: what the error summary links to must be there to be reached. */
  refused: string;
  attempts: number;
}

/** Which folds stand open: the first unfinished one, those with faults after an attempt, and what the person opens. */
export function useOpenGroups({ unfinished, refused, attempts }: Watched) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = useCallback(
    (name: string, isOpen: boolean) =>
      setOpen((before) => {
        if (before.includes(name) === isOpen) return before;
        return isOpen ? [...before, name] : before.filter((one) => one !== name);
      }),
    [],
  );
  useEffect(() => {
    if (unfinished) toggle(unfinished, true);
  }, [unfinished, toggle]);
  useEffect(() => {
    if (attempts > 0) for (const name of refused.split(' ').filter(Boolean)) toggle(name, true);
  }, [attempts, refused, toggle]);
  return { isOpen: (name: QuestionGroupName) => open.includes(name), toggle };
}
