import { useTranslations } from 'use-intl';
import { LoadingArea, Skeleton } from '../../../ui/skeleton/skeleton.tsx';

/** A part of the desk that is on its way: code, or what it shows. */
export function Waiting() {
  const t = useTranslations('Desk');
  return (
    <LoadingArea label={t('Loading')}>
      <Skeleton height={28} lines={4} />
    </LoadingArea>
  );
}
