import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';

/**
 * The way back for whoever has begun or finished before: they name their address and prove it, wherever they are. Who
 * is signed in has proved it already and is led on at once.
 */
export function MyApplication() {
  const t = useTranslations('Occupation');
  const { language, applicationType } = useRoute();
  const [isSignedIn, setIsSignedIn] = useState(false);
  // Afterwards: the page may have been drawn by the server, which knows nobody.
  useEffect(() => setIsSignedIn(session.token() !== null), []);
  const flow = { language, applicationType, applicationId: null };
  return (
    <p>
      <Link to={paths.step(flow, isSignedIn ? 'resume-application' : 'verify-email')}>
        {t(isSignedIn ? 'MineSignedIn' : 'Mine')}
      </Link>
    </p>
  );
}
