import { type DeskListing, listingForm } from '@vesta/domain/desk/listings';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../lib/api.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { useDeskAct, useDeskQuery } from '../lib/desk-calls.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { usePlace } from '../lib/use-place.ts';
import { Loaded } from '../ui/loaded.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ListingFields } from './listing-fields.tsx';
import { listingPayload, listingValues } from './listing-values.ts';

function EditForm({ loaded }: { loaded: DeskListing }) {
  // What was read first counts: a change by somebody else is told when saving, not slipped under one's hands.
  const [listing] = useState(loaded);
  const t = useTranslations('DeskWork');
  const { language } = useRoute();
  const { company } = usePlace();
  const navigate = useNavigate();
  const save = useDeskAct('listings.save');
  const { region, version } = listing;
  const form = useDeskForm(listingForm, listingValues(listing), {
    toPayload: (values) => ({ ...listingPayload(values, region), version }),
  });
  const here = deskPaths.listing(language, company, listing.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (!body || save.isPending) return;
    save.mutate(
      { body },
      {
        onSuccess: () => void navigate(here),
        onError: (error) => error instanceof ApiFailure && form.refuseFrom(error),
      },
    );
  };
  return (
    <form className="form stack" onSubmit={submit} noValidate>
      <PageHead title={t('Form.EditTitle')} crumb={{ label: listing.title, to: here }} lead={t('Form.Fixed')} />
      {save.isError && <ShownMessage text={save.error.message} />}
      <ListingFields form={form} region={region} kind={listing.application_type} />
      <div className="row">
        <Button type="submit" busy={save.isPending}>
          {t('Save')}
        </Button>
        <Button kind="ghost" onClick={() => void navigate(here)}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

export default function EditListingPage() {
  const listing = useDeskQuery('listings.read');
  return <Loaded query={listing}>{({ listing: found }) => <EditForm loaded={found} />}</Loaded>;
}
