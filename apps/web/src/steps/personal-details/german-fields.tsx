import { tidy } from '@vesta/domain/validation/tidy';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { DateField } from '../../features/date-field/date-field.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { NationalityField } from './nationality-field.tsx';
import { type GermanValues, type IdDocument, idDocuments } from './personal-details.mapping.ts';

const looks: Record<IdDocument, { icon: IconName; key: 'IdCard' | 'Passport' | 'ResidenceTitle' }> = {
  'id-card': { icon: 'id', key: 'IdCard' },
  passport: { icon: 'passport', key: 'Passport' },
  'residence-title': { icon: 'card', key: 'ResidenceTitle' },
};

function DocumentCards({ form }: { form: UseFormReturn<GermanValues> }) {
  const t = useTranslations();
  const chosen = form.watch('idDocument');
  const words = useCardWords();
  return (
    <div className="options" id="idDocument" role="radiogroup" aria-labelledby="which-document">
      {idDocuments.map((document) => (
        <SelectableCard
          key={document}
          kind="radio"
          name="idDocument"
          icon={looks[document].icon}
          label={t(`PersonalDetails.German.${looks[document].key}`)}
          description={t(`PersonalDetails.German.${looks[document].key}Sub`)}
          selected={chosen === document}
          onSelected={() => form.setValue('idDocument', document, { shouldDirty: true, shouldValidate: true })}
          words={words}
        />
      ))}
    </div>
  );
}

export function GermanFields({ form }: { form: UseFormReturn<GermanValues> }) {
  const t = useTranslations();
  const optional = t('General.Optional');
  return (
    <>
      <section className="section" aria-labelledby="which-document">
        <PageHeader sub id="which-document" header={t('PersonalDetails.German.Which')} />
        <DocumentCards form={form} />
      </section>
      <section className="section" aria-labelledby="facts">
        <PageHeader
          sub
          id="facts"
          header={t('PersonalDetails.German.Facts')}
          description={t('PersonalDetails.German.FactsHint')}
        />
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
    </>
  );
}
