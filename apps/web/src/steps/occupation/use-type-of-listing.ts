import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFlow } from '../../lib/flow/flow.ts';
import { paths } from '../../lib/paths.ts';
import { useRoute } from '../../lib/use-route.ts';

/** A home is let or sold: where the address does not say what one applies for, its listing does. */
export function useTypeOfListing(): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { language, typeInPath, listingId } = useRoute();
  const { listing } = useFlow();
  const type = listingId && !typeInPath ? listing?.applicationType : undefined;
  useEffect(() => {
    if (type) navigate({ pathname: paths.occupation(language, type, listingId), search, hash }, { replace: true });
  }, [type, navigate, language, listingId, search, hash]);
}
