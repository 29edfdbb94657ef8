import { deskPath } from '@vesta/domain/desk/calls';
import type { DeskListing } from '@vesta/domain/desk/listings';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { useCompany } from '../lib/use-company.ts';
import { CloseDialog } from './close-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

type Copying = 'CopyLink' | 'Copied' | 'CopyFailed';

const small = { kind: 'second', size: 'mini' } as const;
const quiet = { kind: 'ghost', size: 'mini' } as const;

/** What can be done about a listing. */
export function ListingActions({ listing, hasReports }: { listing: DeskListing; hasReports: boolean }) {
  const t = useTranslations('DeskWork.Listing');
  const { language } = useRoute();
  const company = useCompany();
  const [copying, setCopying] = useState<Copying>('CopyLink');
  const [open, setOpen] = useState<'invite' | 'link' | 'close' | null>(null);
  const isClosed = listing.closed_at !== null;
  const reopen = useDeskAct('listings.reopen');
  const copy = () =>
    navigator.clipboard.writeText(listing.apply_link).then(
      () => setCopying('Copied'),
      () => {
        setCopying('CopyFailed');
        setOpen('link');
      },
    );
  const exportAs = (call: 'applicants.csv' | 'applicants.pdf') =>
    `/api${deskPath(call, { company: company.id, listing: listing.id })}?lang=${language}`;
  return (
    <>
      {!isClosed && (
        <>
          {company.may('applicants.write') && (
            <Button size="mini" icon="send" onClick={() => setOpen('invite')}>
              {t('Invite')}
            </Button>
          )}
          <Button {...small} icon={copying === 'Copied' ? 'check' : 'link'} onClick={() => void copy()}>
            {t(copying)}
          </Button>
          {/* Beside the button, not in it: what a button is called is not read from a status. */}
          <p className="visually-hidden" role="status">
            {copying !== 'CopyLink' && t(copying)}
          </p>
          <Button {...small} icon="qr" onClick={() => setOpen('link')}>
            {t('Qr')}
          </Button>
        </>
      )}
      {hasReports && (
        <>
          <ButtonLink {...small} icon="download" href={exportAs('applicants.csv')} download>
            {t('Csv')}
          </ButtonLink>
          <ButtonLink {...small} icon="download" href={exportAs('applicants.pdf')} download>
            {t('Pdf')}
          </ButtonLink>
        </>
      )}
      {company.may('listings.write') && (
        <>
          <Link className={buttonClass(quiet)} to={deskPaths.editListing(language, company.id, listing.id)}>
            <Icon name="pen" size={20} />
            {t('Edit')}
          </Link>
          <Button
            {...quiet}
            icon={isClosed ? 'refresh' : 'lock'}
            busy={reopen.isPending}
            onClick={() => (isClosed ? reopen.mutate({}) : setOpen('close'))}
          >
            {isClosed ? t('Reopen') : t('CloseListing')}
          </Button>
        </>
      )}
      {open === 'invite' && <InviteDialog language={listing.region} onClose={() => setOpen(null)} />}
      {open === 'close' && <CloseDialog onClose={() => setOpen(null)} />}
      {open === 'link' && <LinkDialog link={listing.apply_link} onClose={() => setOpen(null)} />}
    </>
  );
}
