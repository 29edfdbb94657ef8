import type { ApplicantsAnswer } from '@vesta/domain/desk/applicants';
import { mayShowFigures } from '@vesta/domain/desk/listings';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { useDeskQuery } from '../lib/desk-calls.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { usePlace } from '../lib/use-place.ts';
import { FilterChips } from '../ui/filter-chips.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ApplicantsTable } from './applicants-table.tsx';
import below from './below.module.css';
import { filters, passes, sorted, sorts } from './filters.ts';
import { HowToRead } from './how-to-read.tsx';
import { Lately } from './lately.tsx';
import { ListingActions } from './listing-actions.tsx';
import styles from './listing-page.module.css';
import { SortChoice } from './sort-choice.tsx';
import { useListingLine } from './use-listing-line.ts';

/** How often the page looks whether somebody has come further. */
const WATCH_MS = 20_000;

function Applicants({ listing, applicants }: ApplicantsAnswer) {
  const t = useTranslations('DeskWork');
  const [query] = useSearchParams();
  const filter = filters.find((one) => one === query.get('show')) ?? 'all';
  const sort = sorts.find((one) => one === query.get('sort')) ?? 'arrival';
  const shown = sorted(
    applicants.filter((applicant) => passes(applicant, filter)),
    sort,
  );
  const options = filters
    .map((value) => ({
      value,
      label: t(`Filter.${value}`),
      count: applicants.filter((applicant) => passes(applicant, value)).length,
    }))
    .filter(({ value, count }) => value === 'all' || value === filter || count > 0);
  return (
    <div className="stack-s">
      <div className={styles.tools}>
        <FilterChips label={t('Filter.Label')} name="show" value={filter} options={options} />
        <SortChoice value={sort} />
        <p className={styles.order}>
          <Icon name="info" size={18} />
          {sort === 'arrival' ? t('Listing.Order') : t('Listing.OrderOther')}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>{t('Listing.NoneHere')}</p>
      ) : (
        <ApplicantsTable listing={listing} all={applicants} shown={shown} />
      )}
      <div className={below.below}>
        <HowToRead />
        <Lately applicants={applicants} />
      </div>
    </div>
  );
}

/** One home and everybody who applied for it, side by side. */
export default function ListingPage() {
  const t = useTranslations('DeskWork.Listing');
  const { language } = useRoute();
  const { company } = usePlace();
  const lineOf = useListingLine();
  const found = useDeskQuery('applicants.list', { everyMs: WATCH_MS });
  return (
    <Loaded query={found}>
      {({ success, listing, applicants }) => (
        <>
          <PageHead
            title={listing.title}
            crumb={{ label: t('Crumb'), to: deskPaths.listings(language, company) }}
            lead={lineOf(listing)}
            actions={<ListingActions listing={listing} hasReports={applicants.some(({ figures }) => figures)} />}
          />
          {listing.closed_at && <MessageBox tone="info" standing text={t('ClosedNote')} />}
          {!mayShowFigures(listing.region, listing.stage) && <MessageBox tone="info" standing text={t('StageNote')} />}
          {applicants.length === 0 ? (
            <section className={styles.empty}>
              <Icon name="users" size={32} />
              <h2>{t('Empty')}</h2>
              <p>{t(listing.closed_at ? 'EmptyClosed' : 'EmptyText')}</p>
            </section>
          ) : (
            <Applicants success={success} listing={listing} applicants={applicants} />
          )}
        </>
      )}
    </Loaded>
  );
}
