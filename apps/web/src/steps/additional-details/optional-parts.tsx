import { livesWithoutWork } from '@vesta/domain/income/sources';
import type { IncomeCheckField, Occupation } from '@vesta/domain/occupation';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { AdditionalValues, Circumstances } from './additional-details.mapping.ts';
import { GoodToKnowSection } from './good-to-know-section.tsx';
import { GuarantorSection } from './guarantor-section.tsx';
import { IncomeSection } from './income-section.tsx';
import { LivingSection } from './living-section.tsx';
import type { ReportUnsaved } from './person-form.tsx';
import { TargetSection } from './target-section.tsx';

interface OptionalPartsProps {
  form: UseFormReturn<AdditionalValues>;
  user: { first_name: string; last_name: string; email: string };
  occupation: Occupation;
  sections: ReadonlySet<IncomeCheckField>;
  circumstances: Circumstances;
  onUnsaved: ReportUnsaved;
}

/** Everything that may be left out, a line each, below what has to be answered. */
export function OptionalParts({ form, user, occupation, sections, circumstances, onUnsaved }: OptionalPartsProps) {
  const t = useTranslations('AdditionalDetails');
  const { region, applicationType, employmentStatus, asksTarget } = circumstances;
  const isMortgage = applicationType === 'mortgage';
  const asksIncome = sections.has('SOURCE_OF_INCOME') && !livesWithoutWork(employmentStatus);
  const asksGoodToKnow = sections.has('ACCESSIBLE_HOUSE') || sections.has('PET_OWNER');
  const [asksGuarantor, asksLiving] = [sections.has('GUARANTOR'), sections.has('LIVING_SITUATION')];
  if (!(asksIncome || asksGoodToKnow || asksGuarantor || asksLiving || asksTarget)) return null;
  return (
    <div className="section">
      <p className="small quiet">{t('Rest')}</p>
      <div className="stack-l">
        {asksGuarantor && <GuarantorSection form={form} user={user} isMortgage={isMortgage} onUnsaved={onUnsaved} />}
        {asksLiving && <LivingSection form={form} region={region} isMortgage={isMortgage} />}
        {asksTarget && <TargetSection form={form} region={region} />}
        {asksIncome && <IncomeSection form={form} options={occupation.other_incomes} />}
        {asksGoodToKnow && (
          <GoodToKnowSection form={form} sections={sections} needsPetsDetails={employmentStatus === 'Student'} />
        )}
      </div>
    </div>
  );
}
