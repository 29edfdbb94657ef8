import { MAX_DESCRIPTION_LENGTH } from '@vesta/domain/documents/upload';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PaperList } from '../../features/document-card/paper-list.tsx';
import { uploadCall } from '../../features/documents/document-calls.ts';
import { PickFiles } from '../../features/uploads/pick-files.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FoldedSection } from '../../ui/folded-section/folded-section.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import type { IncomePage } from './income-page.ts';
import { chipLooks } from './use-section-words.ts';

/** Anything else that shows an income. What it is has to be said, or nobody could make sense of it. */
export function OtherSection({ page }: { page: IncomePage }) {
  const t = useTranslations();
  const [description, setDescription] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const own = page.documents.filter(({ type, sorting }) => type === 'other' && !sorting);
  const isSettled =
    own.length > 0 && own.every(({ isParsed, hasError, hasWarning }) => isParsed && !hasError && !hasWarning);
  const isShown = own.length > 0 && !isSettled;
  const said = description.trim();
  const slot = { group: 'other', path: uploadCall('other'), type: 'other', fields: { description: said } } as const;
  const add = (files: File[]) => {
    setIsAsked(said === '');
    if (said === '') return document.getElementById('other-description')?.focus();
    page.queue.add(files, slot);
    setDescription('');
  };
  return (
    <FoldedSection
      id="other"
      title={t('IncomeCheck.More')}
      optional={t('General.Optional')}
      aside={isSettled && <Chip {...chipLooks.done}>{t('IncomeCheck.States.done')}</Chip>}
      open={isShown}
    >
      <div className="stack-s">
        <p className="small quiet">{t('IncomeCheck.MoreHint')}</p>
        <Field
          id="other-description"
          label={t('IncomeCheck.Description')}
          hint={t('IncomeCheck.DescriptionHint')}
          error={isAsked && said === '' ? t('IncomeCheck.DescriptionNeeded') : null}
        >
          <TextInput
            value={description}
            maxLength={MAX_DESCRIPTION_LENGTH}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        </Field>
        <PaperList documents={own} queue={page.queue} slot={slot}>
          <PickFiles type="other" label={t('IncomeCheck.Add.other')} onFiles={add} />
        </PaperList>
      </div>
    </FoldedSection>
  );
}
