import type { UncompleteApplications } from '@vesta/domain/resume';
import { type FormEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../lib/use-route.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { ApplicationCard } from './application-card.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { ReportCard } from './report-card.tsx';
import type { Choice } from './resume-application.mapping.ts';
import { StartNew } from './start-new.tsx';
import { useResume } from './use-resume.ts';

interface ResumeFormProps {
  found: UncompleteApplications;
  onStartNew: () => void;
}

export function ResumeForm({ found, onStartNew }: ResumeFormProps) {
  const t = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const headings = useId();
  const { applicationId } = useRoute();
  const { choice, setChoice, onContinue, busy, error, dismissError, hasOwn, hasInvitation } = useResume(found, form);
  const isChosen = (kind: Choice['kind'], id: string) => choice?.kind === kind && choice.id === id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onContinue();
  };
  return (
    <form ref={form} onSubmit={submit}>
      <div className="stack-l">
        {error && <ShownMessage text={error} close={{ label: t('General.Close'), onClose: dismissError }} />}
        <div className="stack-l" role="radiogroup" aria-label={t('Resume.Choice')}>
          {found.finished.length > 0 && (
            <section className="section" aria-labelledby={`${headings}-r`}>
              <h2 id={`${headings}-r`}>{t('Resume.Reports')}</h2>
              <div className="options">
                {found.finished.map((item) => (
                  <ReportCard
                    key={item.id}
                    item={item}
                    selected={isChosen('report', item.id)}
                    onSelected={() => setChoice({ kind: 'report', id: item.id })}
                  />
                ))}
              </div>
            </section>
          )}
          {found.applications.length > 0 && (
            <section className="section" aria-labelledby={`${headings}-a`}>
              <h2 id={`${headings}-a`}>{t('Resume.Applications')}</h2>
              <div className="options">
                {found.applications.map((item) => (
                  <ApplicationCard
                    key={item.id}
                    item={item}
                    selected={isChosen('application', item.id)}
                    onSelected={() => setChoice({ kind: 'application', id: item.id })}
                  />
                ))}
              </div>
            </section>
          )}
          {found.invitations.length > 0 && (
            <section className="section" aria-labelledby={`${headings}-i`}>
              <h2 id={`${headings}-i`}>{t('Resume.Invitations')}</h2>
              <div className="options">
                {found.invitations.map((item) => (
                  <InvitationCard
                    key={item.id}
                    item={item}
                    selected={isChosen('invitation', item.id)}
                    onSelected={() => setChoice({ kind: 'invitation', id: item.id })}
                  />
                ))}
              </div>
            </section>
          )}
        </div>
        {hasOwn && applicationId && <MessageBox tone="info" text={t('Resume.NoticeLoad')} />}
        {hasInvitation && applicationId && <MessageBox tone="info" text={t('Resume.NoticeJoin')} />}
        <StartNew onStart={onStartNew} />
      </div>
      <ActionBar>
        <ContinueButton
          label={t(hasInvitation ? 'Resume.Join' : choice?.kind === 'report' ? 'Resume.OpenReport' : 'Resume.Load')}
          why={choice ? null : t('Resume.Why')}
          busy={busy}
        />
      </ActionBar>
    </form>
  );
}
