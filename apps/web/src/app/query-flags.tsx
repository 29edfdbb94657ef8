import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { invitation } from '../lib/session.ts';

/** An invitation in the address is kept and then taken out of it: addresses end up in histories and screenshots. */
export function QueryFlags() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const code = query.get('invitation_code');
    if (!code) return;
    invitation.keep(code);
    query.delete('invitation_code');
    navigate({ pathname, search: query.toString(), hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
  return null;
}
