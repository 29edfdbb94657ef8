import type { ContentPage } from '@vesta/domain/routes';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Tick } from '../../ui/tick/tick.tsx';
import styles from './consents.module.css';
import type { SignUpValues } from './sign-up.mapping.ts';

/** Opens beside the form, in the language on screen: what was typed stays where it is. */
function PageLink({ page, children }: { page: ContentPage; children: ReactNode }) {
  const t = useTranslations('General');
  const { language } = useRoute();
  return (
    <a href={paths.content(language, page)} target="_blank" rel="noopener" className="no-break">
      {children}
      <span className="visually-hidden"> ({t('NewTab')})</span>
    </a>
  );
}

export function Consents({ form }: { form: UseFormReturn<SignUpValues> }) {
  const t = useTranslations();
  const { register, formState } = form;
  return (
    <div className={styles.consents}>
      <Tick
        id="privacy_policy_consented"
        {...register('privacy_policy_consented')}
        error={formState.errors.privacy_policy_consented?.message}
        aria-required
      >
        {t.rich('SignUp.Privacy', {
          privacy: (words) => <PageLink page="privacy">{words}</PageLink>,
          terms: (words) => <PageLink page="terms">{words}</PageLink>,
        })}
      </Tick>
      <Tick
        {...register('marketing_consented')}
        hint={t.rich('SignUp.MarketingHint', {
          marketing: (words) => <PageLink page="marketing">{words}</PageLink>,
        })}
      >
        {t('SignUp.Marketing')} <span className="quiet">{t('General.Optional')}</span>
      </Tick>
    </div>
  );
}
