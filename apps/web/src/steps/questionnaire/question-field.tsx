import { questionId, questionKey } from '@vesta/domain/questionnaire/question-key';
import { isVoluntary, wantsDetails } from '@vesta/domain/questionnaire/question-rules';
import { questionResponses } from '@vesta/domain/questionnaire/responses';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { FieldGroup } from '../../ui/field/field.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import styles from './question-field.module.css';
import { detailsName, type QuestionnaireValues, responseIn, responseName } from './questionnaire.mapping.ts';
import type { QuestionTexts } from './use-questions.ts';

interface QuestionFieldProps {
  form: UseFormReturn<QuestionnaireValues>;
  number: number;
  texts: QuestionTexts;
  /** What has to be settled about the answer. */
  notice?: ReactNode;
}

/** One question, its three answers, and room for a word where the answer asks for one. */
export function QuestionField({ form, number, texts, notice }: QuestionFieldProps) {
  const t = useTranslations('Questionnaire');
  const name = responseName(number);
  const response = responseIn(form.watch(), number);
  const hintKey = `SelfDisclosure.${questionId(number)}.Hint`;
  const hint = [texts.has(hintKey) && texts.text(hintKey), isVoluntary(number) && t('VoluntaryNote')].filter(Boolean);
  return (
    <div className={styles.question}>
      <FieldGroup
        id={name}
        label={
          <>
            <span className={styles.number}>{number}</span>
            {texts.text(questionKey(number))}
            {isVoluntary(number) && (
              <span className={styles.mark}>
                <Chip tone="line">{t('Voluntary')}</Chip>
              </span>
            )}
          </>
        }
        hint={hint.length > 0 ? hint.join(' ') : undefined}
        error={form.formState.errors[name]?.message as string | undefined}
      >
        <Segmented
          name={name}
          options={questionResponses.map((value) => ({ value, label: t(`Responses.${value}`) }))}
          value={response || null}
          onChange={(value) =>
            form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        />
      </FieldGroup>
      {notice}
      {wantsDetails(number, response) && (
        <div className="reveal">
          <CheckedInput
            form={form}
            name={detailsName(number)}
            label={t('Details')}
            hint={t('DetailsHint')}
            lines={2}
            input={{ autoComplete: 'off' }}
          />
        </div>
      )}
    </div>
  );
}
