import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { session } from '../lib/session.ts';
import { useApi } from '../lib/use-api.ts';
import { useRoute } from '../lib/use-route.ts';
import { LoadingPage } from './loading-page.tsx';
import { StepTracking } from './step-tracking.tsx';

/** Steps that hold private papers open only after the server has said that this session may see this application. */
export function Guarded({ children }: { children: ReactNode }) {
  const api = useApi();
  const { applicationId, language } = useRoute();
  const check = useQuery({
    queryKey: ['validate', applicationId, session.token()],
    enabled: applicationId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => api.post('/v1/auth/validate'),
  });
  if (applicationId === null || check.isError) return <Navigate replace to={paths.unauthorized(language)} />;
  if (!check.isSuccess) return <LoadingPage />;
  return (
    <>
      <StepTracking />
      {children}
    </>
  );
}
