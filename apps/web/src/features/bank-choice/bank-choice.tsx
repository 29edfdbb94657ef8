import { type BankListEntry, isUnlistedBank, UNLISTED_BANK_ABI } from '@vesta/domain/documents/banks';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { InputGroup } from '../../ui/input-group/input-group.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import styles from './bank-choice.module.css';
import { matchBanks, monogram, withFirst } from './match-banks.ts';
import { useBanks } from './use-banks.ts';

export interface ChosenBank {
  abi: string;
  name: string;
}

interface BankChoiceProps {
  value: ChosenBank | null;
  /** The bank that a statement names; it need not be looked for. */
  recognised: ChosenBank | null;
  onChoose: (bank: ChosenBank) => void;
}

interface BankRowProps {
  group: string;
  mark: string | null;
  name: string;
  sub: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

function BankRow({ group, mark, name, sub, isChosen, onChoose }: BankRowProps) {
  return (
    <label className={styles.row}>
      <span className={styles.tile} aria-hidden="true">
        {mark ?? <Icon name="help" />}
      </span>
      <span>
        <span className={styles.name}>{name}</span>
        {sub && <span className={styles.sub}>{sub}</span>}
      </span>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} className={styles.radio} />
      <span className={styles.ring} aria-hidden="true">
        <Icon name="check" size={15} />
      </span>
    </label>
  );
}

/** The banks of the region, found by typing; who does not find theirs can go on all the same. */
export function BankChoice({ value, recognised, onChoose }: BankChoiceProps) {
  const t = useTranslations();
  const group = useId();
  const [typed, setTyped] = useState('');
  const { data, isError, refetch } = useBanks();
  if (isError)
    return (
      <MessageBox text={t('Banks.Failed')}>
        <p className="row row-wrap">
          <Button kind="second" size="mini" icon="refresh" onClick={() => void refetch()}>
            {t('General.Retry')}
          </Button>
          <Button kind="ghost" size="mini" onClick={() => onChoose({ abi: UNLISTED_BANK_ABI, name: t('Banks.Other') })}>
            {t('Banks.NotListed')}
          </Button>
        </p>
      </MessageBox>
    );
  if (!data)
    return (
      <LoadingArea label={t('General.Loading')}>
        <Skeleton height={320} radius={16} />
      </LoadingArea>
    );
  const listed = matchBanks(data, '');
  const found = withFirst(matchBanks(data, typed), recognised);
  const subOf = ({ bank_abi, name, psd2_enabled }: BankListEntry) => {
    if (bank_abi === recognised?.abi && name === recognised.name) return t('Banks.Recognised');
    return !psd2_enabled && listed.some((other) => other.psd2_enabled) ? t('Banks.PdfOnly') : null;
  };
  return (
    <div className="stack-s">
      <Field label={t('Banks.Find')}>
        <InputGroup after={typed === '' ? t('Banks.Count', { count: listed.length }) : null}>
          <TextInput
            type="search"
            autoComplete="off"
            placeholder={t('Banks.Placeholder')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </InputGroup>
      </Field>
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{t('Banks.Title')}</legend>
        <div className={styles.scroll}>
          {found.map((bank) => (
            <BankRow
              key={bank.id}
              group={group}
              mark={monogram(bank.name)}
              name={bank.name}
              sub={subOf(bank)}
              isChosen={value?.abi === bank.bank_abi && value.name === bank.name}
              onChoose={() => onChoose({ abi: bank.bank_abi, name: bank.name })}
            />
          ))}
        </div>
        <BankRow
          group={group}
          mark={null}
          name={t('Banks.NotListed')}
          sub={t('Banks.NotListedSub')}
          isChosen={isUnlistedBank(value?.abi ?? null)}
          onChoose={() => onChoose({ abi: UNLISTED_BANK_ABI, name: t('Banks.Other') })}
        />
      </fieldset>
      <p className="small quiet" role="status">
        {typed === '' ? '' : found.length === 0 ? t('Banks.NoMatch') : t('Banks.Count', { count: found.length })}
      </p>
    </div>
  );
}
