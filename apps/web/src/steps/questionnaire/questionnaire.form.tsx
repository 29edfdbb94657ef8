import type { ContradictionName } from '@vesta/domain/questionnaire/contradictions';
import type { ApplicationState } from '@vesta/domain/state';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { AnswerContradiction } from './answer-contradiction.tsx';
import { DeclarationTicks } from './declaration-ticks.tsx';
import { QuestionGroups } from './question-groups.tsx';
import { useSaveQuestionnaire } from './questionnaire.api.ts';
import { responseIn, responseName, settledName, toFormValues, toPayload } from './questionnaire.mapping.ts';
import { contradictionsIn, refusedQuestionnaire } from './questionnaire.rules.ts';
import { useOwnWords } from './use-own-words.ts';
import { useQuestions } from './use-questions.ts';

/** The self-disclosure that German landlords ask for. Every question may be left open, and none counts in a figure. */
export function QuestionnaireForm({ state }: { state: ApplicationState }) {
  const t = useTranslations();
  const flow = useFlow();
  const texts = useQuestions();
  const formRef = useRef<HTMLFormElement>(null);
  const household = state.answers.additional_details;
  const { form, markRefused } = useCheckedForm(
    toFormValues(state.answers.questionnaire, texts.numbers),
    (values) => refusedQuestionnaire(values, texts.numbers, household),
    useOwnWords(),
  );
  const draft = useDraft(form, 'questionnaire');
  const save = useSaveQuestionnaire();
  const saving = useContinue({
    form: formRef,
    save: () =>
      save(toPayload(form.getValues(), texts.numbers)).catch((failure: unknown) => {
        markRefused(failure);
        throw failure;
      }),
    onSaved: () => {
      draft.clear();
      flow.next();
    },
  });
  const values = form.watch();
  const disputed = contradictionsIn(values, texts.numbers, household);
  const settle = (about: ContradictionName) =>
    form.setValue(settledName(about), true, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const isAnyOpen = texts.numbers.some((number) => responseIn(values, number) === 'PNTS');
  return (
    <StepForm
      form={form}
      formRef={formRef}
      header={<PageHeader header={t('Questionnaire.Title')} description={t('Questionnaire.Lead')} />}
      tips={[
        {
          icon: 'unsure',
          title: t('Questionnaire.Help.Free.Title'),
          text: t('Questionnaire.Help.Free.Text'),
        },
        { icon: 'chart', title: t('Questionnaire.Help.Figure.Title'), text: t('Questionnaire.Help.Figure.Text') },
        { icon: 'eye', title: t('Questionnaire.Help.Seen.Title'), text: t('Questionnaire.Help.Seen.Text') },
      ]}
      why={null}
      unanswered={{
        text: t('Questionnaire.Error.Open'),
        link: (fieldId) => {
          const number = texts.numbers.find((one) => responseName(one) === fieldId);
          return number === undefined
            ? null
            : { text: String(number), name: t('Questionnaire.Error.OpenOne', { number }) };
        },
      }}
      saving={saving}
      onBack={flow.back}
    >
      <QuestionGroups
        form={form}
        texts={texts}
        disputed={disputed.map(({ question }) => question)}
        noticeAt={(number) => {
          const contradiction = disputed.find(({ question }) => question === number);
          return contradiction && <AnswerContradiction contradiction={contradiction} onSettled={settle} />;
        }}
      />
      <DeclarationTicks form={form} />
      {isAnyOpen && <MessageBox tone="warning" text={t('Missingcheck')} />}
    </StepForm>
  );
}
