import type { ToldContract } from '@vesta/domain/documents/income-check';
import { isSalaried } from '@vesta/domain/employment';
import type { ApplicationState } from '@vesta/domain/state';
import { contractTypes } from '@vesta/domain/validation/contract';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { useTranslations } from 'use-intl';
import { useOutlook } from '../../features/outlook/use-outlook.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';

/** What is declared of the contract and what papers say instead; null where they agree or say nothing. */
function differences({ application, answers }: ApplicationState, told: ToldContract | undefined) {
  const saved = answers.additional_details;
  if (!told || !saved || !isSalaried(application.employment_status)) return null;
  const type = contractTypes.find((one) => one === saved.typeOfContract);
  const count = Number(saved.paychecksPerYear ?? 0);
  const found = {
    type:
      type && told.typeOfContract && told.typeOfContract !== type ? { said: type, read: told.typeOfContract } : null,
    count:
      count > 0 && told.paychecksPerYear && told.paychecksPerYear !== count
        ? { said: count, read: told.paychecksPerYear }
        : null,
  };
  return found.type || found.count ? found : null;
}

interface PapersDifferProps {
  state: ApplicationState;
  /** The step that asked. */
  step: StepRouter;
}

/** Before anybody declares: where the papers say something else of the contract, both are told, with the way to correct it. */
export function PapersDiffer({ state, step }: PapersDifferProps) {
  const t = useTranslations();
  const { goTo } = useFlow();
  const { data } = useOutlook();
  const found = differences(state, data?.contract);
  if (!found) return null;
  const { type, count } = found;
  const name = (one: 'open-ended' | 'close-ended') => t(`AdditionalDetails.Contract.Types.${one}`);
  const told = [
    count && t('Confirmation.Differs.Paychecks', count),
    type && t('Confirmation.Differs.Contract', { said: name(type.said), read: name(type.read) }),
    t('Confirmation.Differs.Ask'),
  ];
  return (
    <MessageBox tone="warning" lead={t('Confirmation.Differs.Title')} text={told.filter(Boolean).join(' ')}>
      <p>
        <Button
          kind="second"
          size="mini"
          icon="pen"
          onClick={() => goTo(step, undefined, type ? 'typeOfContract' : 'paychecksPerYear')}
        >
          {t('Confirmation.Differs.Correct')}
        </Button>
      </p>
    </MessageBox>
  );
}
