import { Navigate, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useRoute } from '../lib/use-route.ts';

/** The root and the older apply links lead to the start of the flow, with everything they carried. */
export function Redirect() {
  const { language, applicationType, typeInPath, listingId } = useRoute();
  const { search, hash } = useLocation();
  const pathname = paths.occupation(language, typeInPath ? applicationType : null, listingId);
  return <Navigate replace to={{ pathname, search, hash }} />;
}
