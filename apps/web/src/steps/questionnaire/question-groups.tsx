import { groupQuestions, SECTION_COUNT } from '@vesta/domain/questionnaire/groups';
import { isVoluntary } from '@vesta/domain/questionnaire/question-rules';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Chip } from '../../ui/chip/chip.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './question-groups.module.css';
import { detailsName, type QuestionnaireValues, responseIn, responseName } from './questionnaire.mapping.ts';
import { useOpenGroups } from './use-open-groups.ts';
import type { QuestionTexts } from './use-questions.ts';

const sections = [1, 2] as const;

interface QuestionGroupsProps {
  form: UseFormReturn<QuestionnaireValues>;
  texts: QuestionTexts;
  /** Questions whose answer something else contradicts, and what is said there. */
  disputed: readonly number[];
  noticeAt: (number: number) => ReactNode;
}

/** The questions in their folds. The first unfinished one stands open, the next opens when it is done. */
export function QuestionGroups({ form, texts, disputed, noticeAt }: QuestionGroupsProps) {
  const t = useTranslations('Questionnaire');
  const values = form.watch();
  const { errors, submitCount } = form.formState;
  const groups = groupQuestions(texts.numbers).map(({ group, numbers }) => ({
    ...group,
    numbers,
    done: numbers.filter((number) => responseIn(values, number) !== '').length,
    isDone: numbers.every(
      (number) => !disputed.includes(number) && (responseIn(values, number) !== '' || isVoluntary(number)),
    ),
    isRefused: numbers.some((number) => errors[responseName(number)] || errors[detailsName(number)]),
  }));
  const { isOpen, toggle } = useOpenGroups({
    unfinished: groups.find(({ isDone }) => !isDone)?.name,
    refused: groups.flatMap(({ name, isRefused }) => (isRefused ? name : [])).join(' '),
    attempts: submitCount,
  });
  return sections.map((section) => (
    <section className="stack" key={section} aria-labelledby={`section-${section}`}>
      <PageHeader
        sub
        id={`section-${section}`}
        intro={t('Section', { part: section, total: SECTION_COUNT })}
        header={t(`Sections.${section}`)}
      />
      <div>
        {groups
          .filter((group) => group.section === section)
          .map(({ name, numbers, done, isDone, isRefused }) => (
            <Fold
              key={name}
              open={isOpen(name)}
              onToggle={(isNowOpen) => toggle(name, isNowOpen)}
              title={
                <>
                  {t(`Groups.${name}`)}
                  <span className={styles.range}>
                    {t('Range', { first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 })}
                  </span>
                </>
              }
              aside={
                <Chip tone={isRefused ? 'bad' : isDone ? 'good' : 'plain'}>
                  <span aria-hidden="true">{t('Answered', { done, total: numbers.length })}</span>
                  <span className="visually-hidden">{t('AnsweredLong', { done, total: numbers.length })}</span>
                </Chip>
              }
            >
              {numbers.map((number) => (
                <QuestionField key={number} form={form} number={number} texts={texts} notice={noticeAt(number)} />
              ))}
            </Fold>
          ))}
      </div>
    </section>
  ));
}
