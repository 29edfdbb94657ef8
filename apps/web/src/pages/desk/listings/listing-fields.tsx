import { lettingStages } from '@vesta/domain/desk/listings';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { useTranslations } from 'use-intl';
import { dayTyping } from '../../../features/date-field/day-typing.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { FieldGroup } from '../../../ui/field/field.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import type { DeskForm } from '../lib/use-desk-form.ts';
import { TextField } from '../ui/text-field.tsx';

interface ListingFieldsProps {
  form: DeskForm;
  region: RegionCode;
  kind: string;
}

/** What a listing says, new or changed. */
export function ListingFields({ form, region, kind }: ListingFieldsProps) {
  const t = useTranslations('DeskWork.Form');
  const isSale = kind === 'mortgage';
  const { language } = useRoute();
  const { shows, whileTyping } = dayTyping(language);
  const typed = String(form.values.available_from ?? '');
  const dated = {
    ...form,
    values: { ...form.values, available_from: shows(typed) },
    set: (name: string, value: string | boolean) => form.set(name, whileTyping(String(value), typed)),
  };
  return (
    <>
      <TextField form={form} name="title" label={t('Title')} hint={t('TitleHint')} />
      <TextField form={form} name="place" label={t('Place')} />
      <TextField form={form} name="summary" label={t('Summary')} hint={t('SummaryHint')} isOptional />
      <div className="pair pair-level">
        <TextField
          form={form}
          name="rent_cents"
          label={isSale ? t('Price') : t('Rent')}
          hint={isSale ? undefined : region === 'de' ? t('RentHintDe') : t('RentHintIt')}
          unit="€"
          inputMode="decimal"
          isOptional
        />
        {!isSale && (
          <TextField form={form} name="charges_cents" label={t('Charges')} unit="€" inputMode="decimal" isOptional />
        )}
      </div>
      <TextField
        form={dated}
        name="available_from"
        label={t('AvailableFrom')}
        hint={t('DayHint')}
        inputMode="numeric"
        className="w-m num"
        isOptional
      />
      <FieldGroup
        id="stage"
        label={t(isSale ? 'StageOfSale' : 'Stage')}
        hint={region === 'de' ? t('StageHint') : undefined}
      >
        <Segmented
          value={String(form.values.stage)}
          onChange={(value) => form.set('stage', value)}
          options={lettingStages.map((value) => ({ value, label: t(`Stages.${value}`) }))}
        />
      </FieldGroup>
      <FieldGroup id="lan_pays" label={t('Pays')}>
        <Segmented
          value={form.values.lan_pays ? 'company' : 'applicant'}
          onChange={(value) => form.set('lan_pays', value === 'company')}
          options={[
            { value: 'applicant', label: t('PaysApplicant') },
            { value: 'company', label: t('PaysCompany') },
          ]}
        />
      </FieldGroup>
      <TextField
        form={form}
        name="report_email"
        label={t('ReportEmail')}
        hint={t('ReportEmailHint')}
        type="email"
        isOptional
      />
    </>
  );
}
