import { tidy } from '@vesta/domain/validation/tidy';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { DateField } from '../../features/date-field/date-field.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { NationalityField } from './nationality-field.tsx';
import type { GermanValues } from './personal-details.mapping.ts';

interface GermanFieldsProps {
  form: UseFormReturn<GermanValues>;
  /** The document told some of it. */
  isRead: boolean;
  /** There is no document that it could stand on. */
  isByBank: boolean;
}

export function GermanFields({ form, isRead, isByBank }: GermanFieldsProps) {
  const t = useTranslations();
  const ofDocument = useTranslations('PersonalDetails.German');
  const ofBank = useTranslations('PersonalDetails.German.ByBank');
  const say = isByBank ? ofBank : ofDocument;
  const optional = t('General.Optional');
  const wasRead = isRead && !isByBank;
  return (
    <section className="section" aria-labelledby="facts">
      {/* What was read is there to be compared: that it may be left empty is no longer the thing to say. */}
      <PageHeader sub id="facts" header={say('Facts')} description={wasRead ? undefined : say('FactsHint')} />
      {wasRead && <MessageBox tone="info" text={t('PersonalDetails.German.FactsRead')} />}
      <NationalityField form={form} optional={optional} />
      <DateField
        form={form}
        name="dateOfBirth"
        label={t('PersonalDetails.Birth.DateOfBirth')}
        optional={optional}
        autoComplete="bday"
      />
      <CheckedInput
        form={form}
        name="placeOfBirth"
        label={t('PersonalDetails.Birth.PlaceOfBirth')}
        optional={optional}
        normalise={tidy}
        input={{ autoComplete: 'off' }}
      />
    </section>
  );
}
