import type { ListingLine } from '@vesta/domain/desk/listings';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useDeskQuery } from '../lib/desk-calls.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { useCompany } from '../lib/use-company.ts';
import { FilterChips } from '../ui/filter-chips.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ListingRow } from './listing-row.tsx';
import styles from './listings-page.module.css';

const filters = ['All', 'Open', 'Closed'] as const;
type Filter = (typeof filters)[number];

const isShown = ({ closed_at }: ListingLine, filter: Filter): boolean =>
  filter === 'All' || (filter === 'Closed') === (closed_at !== null);

/** All homes that a company offers. */
export default function ListingsPage() {
  const t = useTranslations('DeskWork.Listings');
  const { language } = useRoute();
  const company = useCompany();
  const [query] = useSearchParams();
  const list = useDeskQuery('listings.list');
  const filter = filters.find((one) => one === query.get('show')) ?? 'All';
  const add = company.may('listings.write') && (
    <Link className={buttonClass({ size: 'mini' })} to={deskPaths.newListing(language, company.id)}>
      <Icon name="plus" size={20} />
      {t('New')}
    </Link>
  );
  return (
    <>
      <PageHead title={t('Title')} lead={company.name} actions={add} />
      <Loaded query={list}>
        {({ listings }) =>
          listings.length === 0 ? (
            <section className={styles.empty}>
              <Icon name="home" size={32} />
              <h2>{t('Empty')}</h2>
              <p>{t('EmptyText')}</p>
              {add}
            </section>
          ) : (
            <div className="stack-s">
              <FilterChips
                label={t('Filter')}
                name="show"
                value={filter}
                options={filters.map((value) => ({
                  value,
                  label: t(value),
                  count: listings.filter((line) => isShown(line, value)).length,
                }))}
              />
              <ul className={styles.list}>
                {listings
                  .filter((line) => isShown(line, filter))
                  .map((line) => (
                    <ListingRow key={line.id} line={line} to={deskPaths.listing(language, company.id, line.id)} />
                  ))}
              </ul>
            </div>
          )
        }
      </Loaded>
      <p className={classNames('small quiet', styles.note)}>{t('ByLink')}</p>
    </>
  );
}
