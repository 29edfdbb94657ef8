import type { ScaMethod } from '@vesta/domain/bank-connection/auth-types';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { FieldGroup } from '../../ui/field/field.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { Tick } from '../../ui/tick/tick.tsx';
import styles from './bank-connection.module.css';
import { useFocusHere } from './use-focus-here.ts';

const known = ['SMS_OTP', 'CHIP_OTP', 'PHOTO_OTP', 'PUSH_OTP'] as const;
const isKnown = (type: string): type is (typeof known)[number] => known.some((one) => one === type);

interface MethodCardProps {
  bank: string;
  methods: readonly ScaMethod[];
  problem: string | null;
  isBusy: boolean;
  onChoose: (method: ScaMethod) => void;
  onStop: () => void;
}

/** How the bank shall send its code, or ask in its app. */
export function MethodCard({ bank, methods, problem, isBusy, onChoose, onStop }: MethodCardProps) {
  const t = useTranslations('BankConnection');
  const name = useId();
  const heading = useFocusHere<HTMLHeadingElement>();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const method = methods.find(({ id }) => id === chosen);
  const sub = ({ type, description }: ScaMethod) => (isKnown(type) && description ? t(`Methods.${type}`) : null);
  return (
    <div className={styles.card}>
      {problem && <MessageBox text={problem} />}
      <h3 ref={heading} tabIndex={-1}>
        {t('Method.Title', { bank })}
      </h3>
      <FieldGroup label={t('Method.Label')} error={isTried && !method ? t('Method.Needed') : null}>
        {methods.map((one) => (
          <Tick
            key={one.id}
            kind="radio"
            name={name}
            checked={chosen === one.id}
            onChange={() => setChosen(one.id)}
            hint={one.information ?? sub(one)}
          >
            {one.description ?? (isKnown(one.type) ? t(`Methods.${one.type}`) : one.type)}
          </Tick>
        ))}
      </FieldGroup>
      <div className={styles.acts}>
        <Button
          busy={isBusy}
          onClick={() => {
            setIsTried(true);
            if (method) onChoose(method);
          }}
        >
          {t('Method.Send')}
        </Button>
        <Button kind="ghost" onClick={onStop}>
          {t('Stop')}
        </Button>
      </div>
    </div>
  );
}
