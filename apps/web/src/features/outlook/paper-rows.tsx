import type { OutlookAnswer, PaperState, WantedPaper } from '@vesta/domain/outlook/outlook';
import { useTranslations } from 'use-intl';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import styles from './outlook-panel.module.css';

const icons: Record<PaperState, IconName> = {
  ready: 'check',
  incomplete: 'unsure',
  reading: 'clock',
  unusable: 'error',
  missing: 'todo',
};

/** Of these the word at the end of the line says all there is to say. */
const plain: readonly PaperState[] = ['ready', 'reading', 'missing'];

/** Nothing of it is missing: a refused file lies beside the good ones. */
const wordOf = ({ state, missing }: WantedPaper) => (state === 'incomplete' && missing === 0 ? 'refused' : state);

/** What is wanted and how it stands, each state with its sign and its word, and what to do where that is not plain. */
export function PaperRows({ papers, advice }: Pick<OutlookAnswer, 'papers' | 'advice'>) {
  const t = useTranslations();
  return (
    <ul className={styles.papers}>
      {papers.map((wanted) => {
        const { paper, state, count } = wanted;
        const told = plain.includes(state) ? undefined : advice.find((one) => one.paper === paper);
        return (
          <li key={paper} data-state={state}>
            <Icon name={icons[state]} size={20} />
            <span>
              {t(`Outlook.Papers.${paper}`)}
              {told && <span className={styles.told}>{t(told.message_key, told.data)}</span>}
            </span>
            <span className={styles.state}>{t(`Outlook.State.${wordOf(wanted)}`, { count })}</span>
          </li>
        );
      })}
    </ul>
  );
}
