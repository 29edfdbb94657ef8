import { contractTypes, paycheckCounts } from '@vesta/domain/validation/contract';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../ui/field/field.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import type { Contract } from './income-check.api.ts';

const counts = paycheckCounts.map((count) => String(count));

interface ContractQuestionsProps {
  value: Contract;
  /** Filled in from the papers, to be confirmed. */
  isRead: boolean;
  errors: { readonly [question in keyof Contract]?: string };
  onChange: (contract: Contract) => void;
}

/** Kind of contract and salaries a year. Rapid applications and guarantors have no other step that could ask. */
export function ContractQuestions({ value, isRead, errors, onChange }: ContractQuestionsProps) {
  const t = useTranslations('IncomeCheck.Contract');
  return (
    <section className="section" aria-labelledby="contract-title">
      <PageHeader sub id="contract-title" header={t('Title')} />
      {isRead && <MessageBox tone="info" text={t('Read')} />}
      <FieldGroup id="typeOfContract" label={t('Type')} error={errors.typeOfContract} required>
        <Segmented
          options={contractTypes.map((type) => ({ value: type as string, label: t(`Types.${type}`) }))}
          value={value.typeOfContract || null}
          onChange={(typeOfContract) => onChange({ ...value, typeOfContract })}
        />
      </FieldGroup>
      <FieldGroup
        id="paychecksPerYear"
        label={t('Paychecks')}
        hint={t('PaychecksHint')}
        error={errors.paychecksPerYear}
        required
      >
        <Segmented
          options={counts.map((count) => ({ value: count, label: count }))}
          value={value.paychecksPerYear || null}
          onChange={(paychecksPerYear) => onChange({ ...value, paychecksPerYear })}
        />
      </FieldGroup>
    </section>
  );
}
