import type { DeskPageName } from '@vesta/domain/desk/pages';
import { mayInCompany, mayInHouse } from '@vesta/domain/desk/permissions';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { useMe } from '../lib/use-me.ts';
import { usePlace } from '../lib/use-place.ts';

export interface Section {
  to: string;
  label: string;
  /** The pages on which this section counts as the present one. */
  pages: readonly DeskPageName[];
}

/** Which parts of the desk a person sees in the bar: those of the company on screen, and those of the house. */
export function useSections(): Section[] {
  const t = useTranslations('DeskWork.Sections');
  const { language } = useRoute();
  const me = useMe();
  const place = usePlace();
  const company = me.companies.find(({ id }) => id === place.company) ?? me.companies[0];
  const sections: Section[] = [];
  if (company) {
    const { id, role } = company;
    sections.push(
      {
        to: deskPaths.listings(language, id),
        label: t('Listings'),
        pages: ['listings', 'new-listing', 'listing', 'edit-listing', 'report'],
      },
      { to: deskPaths.company(language, id), label: t('Company'), pages: ['company'] },
      { to: deskPaths.team(language, id), label: t('Team'), pages: ['team'] },
    );
    if (mayInCompany(role, 'partners.read'))
      sections.push({ to: deskPaths.partners(language, id), label: t('Partners'), pages: ['partners'] });
  }
  if (mayInHouse(me.house_role, 'review.read'))
    sections.push({ to: deskPaths.review(language), label: t('Review'), pages: ['review', 'review-case'] });
  if (mayInHouse(me.house_role, 'companies.create'))
    sections.push({ to: deskPaths.companies(language), label: t('Companies'), pages: ['companies'] });
  return sections;
}
