import { deskPath } from '@vesta/domain/desk/calls';
import { mayInHouse } from '@vesta/domain/desk/permissions';
import type { ReviewCase } from '@vesta/domain/desk/review';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PaperSourceContext } from '../../../features/evidence-view/paper-source.ts';
import { useDeskAct } from '../lib/desk-calls.ts';
import { useMe } from '../lib/use-me.ts';
import { CasePaper } from './case-paper.tsx';
import styles from './review.module.css';
import { usePaperName } from './use-paper-name.ts';

/** The papers of the application: the one in question first, the others beside it to compare. */
export function CasePapers({ one }: { one: ReviewCase }) {
  const t = useTranslations('DeskReview.Case');
  const me = useMe();
  const nameOf = usePaperName();
  const { mutateAsync: correct } = useDeskAct('review.correct');
  const [chosen, setChosen] = useState(one.document_id ?? one.papers[0]?.id ?? null);
  const source = useMemo(
    () => ({
      pageAddress: (paper: string, page: number) =>
        `/api${deskPath('review.page', { case: one.id, paper, page: String(page) })}`,
      correct: async (paper: string, body: object) => {
        await correct({ ids: { paper }, body });
      },
    }),
    [one.id, correct],
  );
  const isAsked = ({ id }: { id: string }) => Number(id === one.document_id);
  const papers = one.papers.toSorted((a, b) => isAsked(b) - isAsked(a));
  const paper = papers.find(({ id }) => id === chosen);
  if (!mayInHouse(me.house_role, 'review.papers')) return null;
  return (
    <PaperSourceContext value={source}>
      <section className={styles.papers} aria-label={t('Papers')}>
        <nav className={styles.tabs} aria-label={t('Papers')}>
          {papers.map((each, index) => (
            <button key={each.id} type="button" aria-pressed={each.id === chosen} onClick={() => setChosen(each.id)}>
              <span className={styles.tag}>{index + 1}</span> {nameOf(each)}
            </button>
          ))}
        </nav>
        {paper && <CasePaper key={paper.id} one={one} paper={paper} />}
      </section>
    </PaperSourceContext>
  );
}
