import { isIncomeSource } from '@vesta/domain/income/sources';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../ui/field/field.tsx';
import { Tick } from '../../ui/tick/tick.tsx';

interface SourceTicksProps {
  label: string;
  hint: string;
  /** English names of the incomes offered; those without a translation of ours are shown as they are. */
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Sources of income, of which several may apply. */
export function SourceTicks({ label, hint, options, chosen, onChange }: SourceTicksProps) {
  const t = useTranslations('AdditionalDetails.Income.Options');
  const choose = (source: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== source);
    onChange(isChosen ? [...others, source] : others);
  };
  return (
    <FieldGroup label={label} hint={hint}>
      {options.map((source) => (
        <Tick
          key={source}
          checked={chosen.includes(source)}
          onChange={({ currentTarget }) => choose(source, currentTarget.checked)}
        >
          {isIncomeSource(source) ? t(source) : source}
        </Tick>
      ))}
    </FieldGroup>
  );
}
