import { formatMoney } from '@vesta/domain/money/format-money';
import { type FundSource, fundSources } from '@vesta/domain/mortgage/vocabulary';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { Fragment } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { FieldGroup } from '../../ui/field/field.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { MoneyInput } from './money-input.tsx';
import { amountFields, figuresOf, type MortgageValues } from './mortgage-info.mapping.ts';
import styles from './sources-section.module.css';

const icons: Record<FundSource, IconName> = {
  'balance of bank account': 'bank',
  'savings on investments': 'chart',
  'by family members': 'users',
  other: 'more',
};

/** Where the own part of the price comes from, with an amount for each source that is chosen. */
export function SourcesSection({ form, region }: { form: UseFormReturn<MortgageValues>; region: RegionCode }) {
  const t = useTranslations('MortgageInfo.Sources');
  const locale = useLocale();
  const words = useCardWords();
  const values = form.watch();
  const { funds, sum } = figuresOf(values, region);
  const { errors, isSubmitted } = form.formState;
  const chosen = values.sources_of_fund;
  const choose = (source: FundSource, isChosen: boolean) =>
    form.setValue(
      'sources_of_fund',
      fundSources.filter((one) => (one === source ? isChosen : chosen.includes(one))),
      { shouldDirty: true, shouldValidate: isSubmitted },
    );
  return (
    <section className="section">
      <FieldGroup
        id="sources_of_fund"
        label={<h2 className={styles.title}>{t('Title')}</h2>}
        hint={t('Hint')}
        error={errors.sources_of_fund?.message}
      >
        <div className="options">
          {fundSources.map((source) => (
            <Fragment key={source}>
              <SelectableCard
                icon={icons[source]}
                label={t(`Names.${source}`)}
                description={t(`Notes.${source}`)}
                selected={chosen.includes(source)}
                error={Boolean(errors.sources_of_fund)}
                onSelected={(isChosen) => choose(source, isChosen)}
                words={words}
              />
              {chosen.includes(source) && (
                <div className="reveal">
                  <MoneyInput
                    form={form}
                    name={amountFields[source]}
                    region={region}
                    label={t('Amount', { source: t(`Names.${source}`) })}
                  />
                </div>
              )}
            </Fragment>
          ))}
        </div>
      </FieldGroup>
      {funds !== null && chosen.length > 0 && (
        <p className="small quiet" role="status">
          <b>
            {t(sum > funds ? 'SumOver' : 'Sum', { sum: formatMoney(sum, locale), funds: formatMoney(funds, locale) })}
          </b>{' '}
          {sum < funds && t('Short', { missing: formatMoney(funds - sum, locale) })}
        </p>
      )}
    </section>
  );
}
