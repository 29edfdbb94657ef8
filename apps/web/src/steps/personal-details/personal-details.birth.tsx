import { normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import { isItalian } from '@vesta/domain/validation/italian';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SUGGEST_AFTER_MS } from '../../features/address-autocomplete/timing.ts';
import { usePaused } from '../../features/address-autocomplete/use-paused.ts';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { DateField } from '../../features/date-field/date-field.tsx';
import { fiscalCodeFindings } from '../../features/fiscal-code-help/fiscal-code-findings.ts';
import { FiscalCodeHelp } from '../../features/fiscal-code-help/fiscal-code-help.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { BirthplaceField } from './birthplace-field.tsx';
import { NationalityField } from './nationality-field.tsx';
import { useBirthplaces } from './personal-details.api.ts';
import type { BirthValues } from './personal-details.mapping.ts';
import { useFillFromCode } from './use-fill-from-code.ts';

/** The code of somebody born abroad tells the day alone. */
const toldBy = (held: ReadonlySet<string>): 'day' | 'place' | 'all' => {
  if (!held.has('placeOfBirth') && !held.has('nationality')) return 'day';
  return held.has('dateOfBirth') ? 'all' : 'place';
};

/** Who the person is, as the ID says it. The fiscal code is compared with the rest as a help. */
export function BirthFields({ form }: { form: UseFormReturn<BirthValues> }) {
  const t = useTranslations();
  const user = useFlow().state?.user;
  const { fiscalCode, nationality, dateOfBirth, placeOfBirth } = form.watch();
  const { data: municipalities = [] } = useBirthplaces(usePaused(placeOfBirth, SUGGEST_AFTER_MS));
  const fromCode = useFillFromCode(form);
  const findings = fiscalCodeFindings(fiscalCode, {
    firstName: user?.first_name ?? '',
    lastName: user?.last_name ?? '',
    dateOfBirth: fromCode.has('dateOfBirth') ? '' : dateOfBirth,
    placeOfBirth: fromCode.has('placeOfBirth') ? '' : placeOfBirth,
    municipalities,
  });
  const needsCode = nationality === '' || isItalian(nationality);
  const judgeCode = () => {
    const { isTouched, error } = form.getFieldState('fiscalCode');
    if (isTouched || error) void form.trigger('fiscalCode');
  };
  return (
    <div className="section">
      <div className="stack-s">
        <CheckedInput
          form={form}
          name="fiscalCode"
          label={t('PersonalDetails.Birth.FiscalCode')}
          hint={t('PersonalDetails.Birth.FiscalCodeHint')}
          normalise={normaliseFiscalCode}
          {...(needsCode ? {} : { optional: t('General.Optional') })}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, className: 'w-l num' }}
        />
        <FiscalCodeHelp findings={findings} />
      </div>
      {fromCode.size > 0 && (
        <MessageBox tone="info" text={t('PersonalDetails.Birth.FromCode', { told: toldBy(fromCode) })} />
      )}
      <NationalityField form={form} hint={t('PersonalDetails.Birth.NationalityHint')} onChosen={judgeCode} />
      <DateField
        form={form}
        name="dateOfBirth"
        label={t('PersonalDetails.Birth.DateOfBirth')}
        hint={t('PersonalDetails.Birth.DateOfBirthHint')}
        autoComplete="bday"
      />
      <BirthplaceField form={form} />
    </div>
  );
}
