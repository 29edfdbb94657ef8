import { type ApplicationType, applicationTypes } from '@vesta/domain/application-types';
import { newListingForm } from '@vesta/domain/desk/listings';
import { type RegionCode, regionCodes } from '@vesta/domain/regions/codes';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiFailure } from '../../../lib/api.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldGroup } from '../../../ui/field/field.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { useDeskAct, useDeskQuery } from '../lib/desk-calls.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { usePlace } from '../lib/use-place.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ListingFields } from './listing-fields.tsx';
import { emptyListing, listingPayload } from './listing-values.ts';

/** Where a new home lies and what it is asked for is chosen once; the rest can be changed later. */
export default function NewListingPage() {
  const t = useTranslations('DeskWork');
  const countries = useTranslations('Desk.Regions');
  const { language, region: here } = useRoute();
  const { company } = usePlace();
  const navigate = useNavigate();
  const known = useDeskQuery('listings.list').data?.listings[0]?.region;
  const [chosen, setRegion] = useState<RegionCode | null>(null);
  // A company lets where it has let before; the language in which somebody reads says nothing of where a home lies.
  const region = chosen ?? known ?? here;
  const [kind, setKind] = useState<ApplicationType>('rent');
  const create = useDeskAct('listings.create');
  const form = useDeskForm(newListingForm, emptyListing, {
    act: create,
    toPayload: (values) => ({ ...listingPayload(values, region), region, application_type: kind }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (!body || create.isPending) return;
    create.mutate(
      { body },
      {
        onSuccess: ({ listing }) => void navigate(deskPaths.listing(language, company, listing.id)),
        onError: (error) => error instanceof ApiFailure && form.refuseFrom(error),
      },
    );
  };
  return (
    <form className="form stack" onSubmit={submit} noValidate>
      <PageHead
        title={t('Form.NewTitle')}
        crumb={{ label: t('Listing.Crumb'), to: deskPaths.listings(language, company) }}
      />
      {create.isError && <ShownMessage text={create.error.message} />}
      <FieldGroup label={t('Form.Region')}>
        <Segmented
          value={region}
          onChange={setRegion}
          options={regionCodes.map((value) => ({ value, label: countries(value) }))}
        />
      </FieldGroup>
      <FieldGroup label={t('Form.Kind')}>
        <Segmented
          value={kind}
          onChange={setKind}
          options={applicationTypes.map((value) => ({ value, label: t(`Form.Kinds.${value}`) }))}
        />
      </FieldGroup>
      <ListingFields form={form} region={region} kind={kind} />
      <div className="row">
        <Button type="submit" busy={create.isPending}>
          {t('Form.Create')}
        </Button>
      </div>
    </form>
  );
}
