import { useTranslations } from 'use-intl';
import { PaperList } from '../../features/document-card/paper-list.tsx';
import { uploadCall } from '../../features/documents/document-calls.ts';
import { PickFiles } from '../../features/uploads/pick-files.tsx';
import { useRoute } from '../../lib/use-route.ts';
import type { IncomePage } from './income-page.ts';
import { SectionFrame } from './section-frame.tsx';
import { usePaperPart } from './use-paper-part.ts';
import { useStateWords } from './use-section-words.ts';

const slot = { group: 'fiscal_doc', path: uploadCall('fiscal_doc'), type: 'fiscal_doc' as const, fields: {} };

/** The letter that grants a pension or a benefit: for people who do not work it stands where payslips stand. */
export function LetterSection({ page }: { page: IncomePage }) {
  const t = useTranslations('IncomeCheck');
  const words = useStateWords();
  const { region } = useRoute();
  const { own, state } = usePaperPart(page, ['fiscal_doc'], null);
  return (
    <SectionFrame
      id="fiscal"
      title={t('Sections.letter.Title')}
      hint={t('Sections.letter.Hint')}
      state={state}
      stateText={words(state, 0)}
    >
      <div className="stack-s">
        <div>
          <h3>{t(`Papers.income_letter.${region}`)}</h3>
          <p className="small quiet">{t(`Papers.income_letterSub.${region}`)}</p>
        </div>
        <PaperList documents={own} queue={page.queue} slot={slot}>
          <PickFiles
            type="fiscal_doc"
            label={t('Add.income_letter')}
            onFiles={(files) => page.queue.add(files, slot)}
          />
        </PaperList>
      </div>
    </SectionFrame>
  );
}
