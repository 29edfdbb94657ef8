import type { Guarantee } from '@vesta/domain/report/affordability';
import type { GuarantorLine as Guarantor } from '@vesta/domain/report/people';
import { useTranslations } from 'use-intl';
import { SectionLink } from '../parts/section-link.tsx';
import { useFigures } from '../parts/use-figures.ts';

type Props = {
  guarantee: Guarantee;
  guarantors: readonly Pick<Guarantor, 'pending'>[];
  isOwner: boolean;
};

/** Said only where the tenants' own income leaves a gap. */
export function GuarantorLine({ guarantee, guarantors, isOwner }: Props) {
  const t = useTranslations('ReportView.Answer');
  const words = useTranslations('ReportWords.Guarantee');
  const { money } = useFigures();
  const { shortfall, room, covered, strong } = guarantee;
  if (shortfall === null) return null;
  if (guarantors.length === 0) return <>{t('GuarantorWouldHelp', { amount: money(shortfall) })}</>;
  // Of a single report a reader learns that there is a guarantor; what they could carry stands with the household.
  if (!isOwner && room === 0 && covered === null) return <>{t('GuarantorNamed', { amount: money(shortfall) })}</>;
  const isPending = guarantors.some(({ pending }) => pending) && covered !== true;
  const verdict = covered ? (strong ? 'Strong' : 'Covers') : isPending ? 'Pending' : 'NotCovers';
  return (
    <>
      <b>{words(verdict)}</b> {!isPending && t('GuarantorRoom', { room: money(room), shortfall: money(shortfall) })}{' '}
      <SectionLink to="people">{t('SeeGuarantor')}</SectionLink>
    </>
  );
}
