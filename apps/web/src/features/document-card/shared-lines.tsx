import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { SharedMessage } from '@vesta/domain/documents/shared-messages';
import { useFormatter, useTranslations } from 'use-intl';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ConfirmRent } from '../documents/confirm-rent.tsx';
import { RightBank } from '../documents/right-bank.tsx';
import { RightPlace } from '../documents/right-place.tsx';
import { StateIncome } from '../documents/state-income.tsx';

interface SharedLinesProps {
  shared: readonly SharedMessage[];
  /** What the list below calls a paper. */
  nameOf: (document: DocumentRecord) => string;
}

/** What several papers of a group have in common, each sentence once, with the papers as the list calls them. */
export function SharedLines({ shared, nameOf }: SharedLinesProps) {
  const t = useTranslations('Uploads');
  const format = useFormatter();
  return shared.map(({ said, documents }) => (
    <MessageBox key={said.message} tone={said.blocker ? 'error' : 'warning'} text={said.message} standing>
      <p className="small">{t('About', { names: format.list(documents.map(nameOf)) })}</p>
      <ConfirmRent said={said} />
      <StateIncome said={said} />
      <RightBank said={said} documentIds={documents.map(({ id }) => id)} />
      <RightPlace said={said} documentIds={documents.map(({ id }) => id)} />
    </MessageBox>
  ));
}
