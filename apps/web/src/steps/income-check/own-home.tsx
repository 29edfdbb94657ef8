import { type LivingSituation, livingSituations } from '@vesta/domain/validation/household-vocabulary';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { OptionalPart } from '../../features/checked-form/optional-part.tsx';
import { useSentence } from '../../features/checked-form/use-sentence.ts';
import { Field } from '../../ui/field/field.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { InputGroup } from '../../ui/input-group/input-group.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import type { useOwnHome } from './use-own-home.ts';

const icons: Record<LivingSituation, IconName> = { Tenant: 'key', Owner: 'home', Family: 'users', Other: 'more' };

/** What a guarantor's own home costs; it comes before what they could carry for somebody else. */
export function OwnHome({ home }: { home: ReturnType<typeof useOwnHome> }) {
  const t = useTranslations();
  const words = useCardWords();
  const sentence = useSentence();
  const { value, change, errors, asksRent, asksLoan } = home;
  const money = (name: 'currentRent' | 'housingLoan', label: string, hint: string | null) => {
    const refused = errors[name];
    return (
      <Field
        id={name}
        label={label}
        hint={hint}
        optional={t('General.Optional')}
        error={refused ? sentence(name, refused) : null}
      >
        <InputGroup after="€">
          <TextInput
            value={value[name]}
            numeric
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget }) => change({ ...value, [name]: currentTarget.value })}
          />
        </InputGroup>
      </Field>
    );
  };
  return (
    <OptionalPart
      id="own-home"
      title={t('IncomeCheck.OwnHome.Title')}
      answer={value.livingSituation ? t(`AdditionalDetails.Living.${value.livingSituation}.Title`) : null}
      // What their own home costs decides what they could carry: it is not left folded away unasked.
      mustShow={value.livingSituation === null || Boolean(errors.currentRent || errors.housingLoan)}
    >
      <p className="small quiet">{t('IncomeCheck.OwnHome.Hint')}</p>
      <div className="options" role="radiogroup" aria-labelledby="own-home-title">
        {livingSituations.map((situation) => (
          <SelectableCard
            key={situation}
            kind="radio"
            name="livingSituation"
            icon={icons[situation]}
            label={t(`AdditionalDetails.Living.${situation}.Title`)}
            description={t(`AdditionalDetails.Living.${situation}.Text`)}
            selected={value.livingSituation === situation}
            onSelected={() => change({ ...value, livingSituation: situation })}
            words={words}
          />
        ))}
      </div>
      {asksRent && money('currentRent', t('AdditionalDetails.Living.CurrentRent'), null)}
      {asksLoan && money('housingLoan', t('IncomeCheck.OwnHome.Loan'), t('IncomeCheck.OwnHome.LoanHint'))}
    </OptionalPart>
  );
}
