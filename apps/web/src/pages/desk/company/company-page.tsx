import { companyForm, type DeskCompany } from '@vesta/domain/desk/company';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { useDeskAct, useDeskQuery } from '../lib/desk-calls.ts';
import { useCompany } from '../lib/use-company.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { Loaded } from '../ui/loaded.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';
import styles from './company-page.module.css';
import { LogoField } from './logo-field.tsx';

const colours = ['primary', 'secondary', 'background', 'header'] as const;
const wordOf = { primary: 'Primary', secondary: 'Secondary', background: 'Background', header: 'Header' } as const;

const valuesOf = ({ name, tagline, url, primary, secondary, background, header, report_email }: DeskCompany) => ({
  name,
  tagline: tagline ?? '',
  url: url ?? '',
  primary: primary ?? '',
  secondary: secondary ?? '',
  background: background ?? '',
  header: header ?? '',
  report_email: report_email ?? '',
});

function CompanyForm({ loaded }: { loaded: DeskCompany }) {
  const t = useTranslations('DeskWork');
  const company = useCompany();
  // The version that was read first counts, until the own save brings a new one.
  const [version, setVersion] = useState(loaded.version);
  const save = useDeskAct('company.save');
  const form = useDeskForm(companyForm, valuesOf(loaded), { toPayload: (values) => ({ ...values, version }) });
  const mayWrite = company.may('company.write');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (!body || save.isPending) return;
    save.mutate(
      { body },
      {
        onSuccess: ({ company: saved }) => setVersion(saved.version),
        onError: (error) => error instanceof ApiFailure && form.refuseFrom(error),
      },
    );
  };
  const isBehind = save.error instanceof ApiFailure && save.error.code === 'DESK_CHANGED';
  return (
    <div className={styles.cols}>
      <form className="stack" onSubmit={submit} noValidate>
        {!mayWrite && <MessageBox tone="info" standing text={t('ReadOnly')} />}
        {save.isError && (
          <ShownMessage text={save.error.message}>
            {isBehind && (
              <p>
                <Button kind="second" size="mini" icon="refresh" onClick={() => window.location.reload()}>
                  {t('Reload')}
                </Button>
              </p>
            )}
          </ShownMessage>
        )}
        <fieldset className="stack" disabled={!mayWrite}>
          <TextField form={form} name="name" label={t('Company.Name')} />
          <TextField form={form} name="tagline" label={t('Company.Tagline')} isOptional />
          <TextField form={form} name="url" label={t('Company.Url')} inputMode="url" isOptional />
          <TextField form={form} name="report_email" label={t('Company.ReportEmail')} type="email" />
          <LogoField logo={loaded.logo} onVersion={() => setVersion((now) => now + 1)} />
          <div className="pair">
            {colours.map((name) => (
              <ColourField key={name} form={form} name={name} label={t(`Company.${wordOf[name]}`)} />
            ))}
          </div>
        </fieldset>
        {mayWrite && (
          <div className="row">
            <Button type="submit" busy={save.isPending}>
              {t('Save')}
            </Button>
            {save.isSuccess && <p role="status">{t('Saved')}</p>}
          </div>
        )}
      </form>
      <BrandPreview values={form.values} logo={loaded.logo} />
    </div>
  );
}

/** What a company says about itself, with its colours as applicants will see them. */
export default function CompanyPage() {
  const t = useTranslations('DeskWork.Company');
  const company = useDeskQuery('company.read');
  return (
    <>
      <PageHead title={t('Title')} lead={t('Lead')} />
      <Loaded query={company}>{({ company: loaded }) => <CompanyForm loaded={loaded} />}</Loaded>
    </>
  );
}
