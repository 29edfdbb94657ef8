import type { DocumentType } from '@vesta/domain/documents/types';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { PaperList } from '../../features/document-card/paper-list.tsx';
import { uploadCall } from '../../features/documents/document-calls.ts';
import { PickFiles } from '../../features/uploads/pick-files.tsx';
import { useRoute } from '../../lib/use-route.ts';
import { OrLine } from '../../ui/or-line/or-line.tsx';
import type { IncomePage } from './income-page.ts';
import { PaperExample } from './paper-example.tsx';
import { SectionFrame } from './section-frame.tsx';
import { usePaperPart } from './use-paper-part.ts';
import { useStateWords } from './use-section-words.ts';

export type FiscalType = Extract<DocumentType, 'fiscal_doc' | 'cud'>;

interface FiscalSectionProps {
  page: IncomePage;
  /** The papers of which one is enough. */
  types: readonly FiscalType[];
  isOptional: boolean;
}

/** One tax document: each alternative with its own way to add it, parted by an "or". */
export function FiscalSection({ page, types, isOptional }: FiscalSectionProps) {
  const t = useTranslations('IncomeCheck');
  const words = useStateWords();
  const { region } = useRoute();
  const { own, state } = usePaperPart(page, types, null);
  return (
    <SectionFrame
      id="fiscal"
      title={t('Sections.fiscal.Title')}
      hint={t(types.length > 1 ? 'Sections.fiscal.Hint' : 'Sections.fiscal.HintOne')}
      state={state}
      stateText={words(state, 0, isOptional)}
    >
      {types.map((type, index) => {
        const slot = { group: type, path: uploadCall(type), type, fields: {} };
        return (
          <Fragment key={type}>
            {index > 0 && <OrLine>{t('Or')}</OrLine>}
            <div className="stack-s">
              <div>
                <h3>{t(`Papers.${type}.${region}`)}</h3>
                <p className="small quiet">{t(`Papers.${type}Sub.${region}`)}</p>
              </div>
              <PaperList documents={own.filter((document) => document.type === type)} queue={page.queue} slot={slot}>
                <PickFiles type={type} label={t(`Add.${type}`)} onFiles={(files) => page.queue.add(files, slot)} />
              </PaperList>
            </div>
          </Fragment>
        );
      })}
      {own.length === 0 && types[0] && <PaperExample type={types[0]} />}
    </SectionFrame>
  );
}
