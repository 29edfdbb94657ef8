import { choosableApplicationTypes } from '@vesta/domain/application-types';
import { AUTO_ADVANCE_MS } from '@vesta/domain/limits';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { atPart } from '../../lib/flow/start-part.ts';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';

type Choice = (typeof choosableApplicationTypes)[number];

const looks = {
  rent: { title: 'Rent', sub: 'RentSub', icon: 'key' },
  mortgage: { title: 'Mortgage', sub: 'MortgageSub', icon: 'home' },
} as const;

/** Choosing is going on: after a moment in which the choice is seen, the next question comes. */
export function ApplicationTypeQuestion({ onBack }: { onBack: () => void }) {
  const t = useTranslations();
  const words = useCardWords();
  const navigate = useNavigate();
  const { language, listingId } = useRoute();
  const [chosen, setChosen] = useState<Choice | null>(null);
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(
      () => navigate(paths.occupation(language, chosen, listingId), atPart('status')),
      AUTO_ADVANCE_MS,
    );
    return () => clearTimeout(timer);
  }, [chosen, navigate, language, listingId]);
  return (
    <div className="form">
      <PageHeader header={t('Occupation.Type.Title')} description={t('Occupation.Type.Lead')} />
      <fieldset className="options options-two">
        <legend className="visually-hidden">{t('Occupation.Type.Title')}</legend>
        {choosableApplicationTypes.map((type) => (
          <SelectableCard
            key={type}
            tall
            kind="button"
            icon={looks[type].icon}
            label={t(`Occupation.Type.${looks[type].title}`)}
            description={t(`Occupation.Type.${looks[type].sub}`)}
            selected={chosen === type}
            onSelected={() => setChosen(type)}
            end="arrow-r"
            words={words}
          />
        ))}
      </fieldset>
      <ActionBar back={{ label: t('General.Back'), onBack }} />
    </div>
  );
}
