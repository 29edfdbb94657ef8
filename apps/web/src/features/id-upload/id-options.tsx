import { type IdCombination, type IdUploadOption, papersOf } from '@vesta/domain/documents/id-upload-options';
import { missingSides } from '@vesta/domain/documents/missing-sides';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { PAPER_CARD_WITHDRAWN_FROM } from '@vesta/domain/identifiers/paper-card';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { useCardWords } from '../card-words/use-card-words.ts';
import { useToday } from '../checked-form/use-today.ts';

const ICONS: Record<IdUploadOption['icon'], IconName> = {
  ID_CARD: 'id',
  PASSPORT: 'passport',
  PAPER_ID: 'file',
  FISCAL_CARD: 'card',
};

interface IdOptionsProps {
  options: readonly IdUploadOption[];
  ids: readonly DocumentRecord[];
  combination: IdCombination | null;
  onChoose: (combination: IdCombination) => void;
}

/** The choice of papers, one card each; a choice whose sides are all there is marked as verified. */
export function IdOptions({ options, ids, combination, onChoose }: IdOptionsProps) {
  const words = useCardWords();
  const today = useToday();
  // Who has chosen one before sees what became of it; nobody else is offered a card that is accepted nowhere.
  const isValid = ({ key }: IdUploadOption) =>
    key === combination || today < PAPER_CARD_WITHDRAWN_FROM || !papersOf[key].includes('paper_id_card');
  return (
    <div className="options" id="id-combination" role="radiogroup" aria-labelledby="which-document" tabIndex={-1}>
      {options.filter(isValid).map(({ key, name, description, icon }) => (
        <SelectableCard
          key={key}
          kind="radio"
          name="id-combination"
          icon={ICONS[icon]}
          label={name}
          description={description}
          selected={combination === key}
          verified={combination === key && missingSides(ids, key).length === 0}
          onSelected={() => onChoose(key)}
          words={words}
        />
      ))}
    </div>
  );
}
