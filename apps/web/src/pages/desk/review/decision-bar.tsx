import { type CaseDecision, type CaseReason, caseReasons, type ReviewCase } from '@vesta/domain/desk/review';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { useSingleKeys } from '../lib/use-single-keys.ts';
import styles from './review.module.css';

const order = ['ask', 'failed', 'passed', 'inconclusive'] as const;
const KEYS: Readonly<Record<string, CaseDecision>> = { a: 'ask', f: 'failed', p: 'passed', i: 'inconclusive' };
const keyOf = (decision: CaseDecision) =>
  Object.keys(KEYS)
    .find((key) => KEYS[key] === decision)
    ?.toUpperCase();

/** The decision about the paper and its reason; both at hand by key. */
export function DecisionBar({ one }: { one: ReviewCase }) {
  const t = useTranslations('DeskReview');
  const words = useTranslations('ReportWords.FundSources');
  const { language } = useRoute();
  const navigate = useNavigate();
  const [decision, setDecision] = useState<CaseDecision | null>(null);
  const [reason, setReason] = useState<CaseReason | ''>('');
  const [source, setSource] = useState('');
  const [why, setWhy] = useState<'Why' | 'WhySource' | null>(null);
  const reasonField = useRef<HTMLSelectElement>(null);
  const decide = useDeskAct('review.decide');
  const choose = (next: CaseDecision) => {
    setDecision(next);
    setReason('');
    setWhy(null);
    setTimeout(() => reasonField.current?.focus());
  };
  useSingleKeys((key) => {
    const next = KEYS[key];
    if (next) choose(next);
  });
  const needsSource = one.kind === 'funds' && decision === 'passed';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (decision === null || reason === '') {
      setWhy('Why');
      reasonField.current?.focus();
      return;
    }
    if (needsSource && source === '') return setWhy('WhySource');
    const body = { decision, reason, fund_source: needsSource ? source : null };
    await decide.mutateAsync({ body }).then(
      () => navigate(one.place.next ? deskPaths.reviewCase(language, one.place.next) : deskPaths.review(language)),
      () => undefined,
    );
  };
  return (
    <form className={styles.bar} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.about}>{t('Decide.About')}</p>
      <fieldset className={styles.decisions}>
        <legend className="visually-hidden">{t('Decide.Label')}</legend>
        {order.map((value) => (
          <button key={value} type="button" aria-pressed={decision === value} onClick={() => choose(value)}>
            {t(`Decide.Decisions.${value}`)} <kbd className={styles.key}>{keyOf(value)}</kbd>
          </button>
        ))}
      </fieldset>
      {decision && (
        <Field label={t('Decide.Reason')} error={why === 'Why' ? t('Decide.Why') : undefined}>
          <Select
            ref={reasonField}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as CaseReason)}
          >
            <option value="">{t('Decide.ChooseReason')}</option>
            {caseReasons[decision].map((value) => (
              <option key={value} value={value}>
                {t(`Reasons.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {needsSource && (
        <Field label={t('Decide.Source')} error={why === 'WhySource' ? t('Decide.WhySource') : undefined}>
          <Select value={source} onChange={(event) => setSource(event.currentTarget.value)}>
            <option value="">{t('Decide.ChooseSource')}</option>
            {one.fund_sources.map((value) => (
              <option key={value} value={value}>
                {words(value)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {why === 'Why' && decision === null && <MessageBox text={t('Decide.Why')} />}
      {decide.isError && <MessageBox text={decide.error.message} />}
      <Button type="submit" busy={decide.isPending}>
        {t('Decide.Save')}
      </Button>
    </form>
  );
}
