import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import { useTranslations } from 'use-intl';
import styles from './below.module.css';
import { useApplicantName } from './use-applicant-name.ts';
import { useMoment } from './use-moment.ts';

const MOST = 6;

function useEvents() {
  const t = useTranslations('DeskWork');
  const nameOf = useApplicantName();
  return (applicant: DeskApplicant): { at: string; text: string }[] => {
    const name = nameOf(applicant);
    const by = (who: string | null) => who ?? t('Lately.Somebody');
    const { released_at, request, decision, notes } = applicant;
    return [
      ...(released_at ? [{ at: released_at, text: t('Lately.Released', { name }) }] : []),
      ...(request
        ? [
            {
              at: request.at,
              text: t('Lately.Asked', { by: by(request.by), name, what: t(`Ask.Papers.${request.paper}`) }),
            },
          ]
        : []),
      ...(decision
        ? [
            {
              at: decision.at,
              text: t('Lately.Decided', {
                by: by(decision.by),
                name,
                what: t(`State.${decision.decision === 'accept' ? 'accepted' : 'declined'}`),
              }),
            },
          ]
        : []),
      ...notes.map(({ at, by: who, note }) => ({
        at,
        text: t('Lately.Noted', { by: by(who), name, what: t(`Decide.Notes.${note}`) }),
      })),
    ];
  };
}

/** What happened last about this listing. */
export function Lately({ applicants }: { applicants: readonly DeskApplicant[] }) {
  const t = useTranslations('DeskWork.Lately');
  const moment = useMoment();
  const eventsOf = useEvents();
  const events = applicants.flatMap(eventsOf).sort((a, b) => (a.at < b.at ? 1 : -1));
  if (events.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('Title')}</h2>
      <ol className={styles.log}>
        {events.slice(0, MOST).map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <span>{moment(at)}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
