import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';

/** The way back for whoever has begun or finished before: they name their address and prove it, wherever they are. */
export function MyApplication() {
  const t = useTranslations('Occupation');
  const { language, applicationType } = useRoute();
  const flow = { language, applicationType, applicationId: null };
  return (
    <p>
      <Link to={paths.step(flow, 'verify-email')}>{t('Mine')}</Link>
    </p>
  );
}
