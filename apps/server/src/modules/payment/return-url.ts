import type { Language } from '@vesta/domain/languages';
import { hostInRegion } from '@vesta/domain/regions/codes';
import type { OwnApplication } from '../access/access.ts';

type Target = Pick<OwnApplication, 'id' | 'region' | 'applicationType'>;

/** The payment step, told which checkout came back. Written by hand: the placeholder must keep its braces. */
export function returnUrlOf(publicUrl: string, application: Target, language: Language) {
  const base = new URL(publicUrl);
  base.host = hostInRegion(base.host, application.region);
  const step = `${base.origin}/${language}/${application.applicationType}/fill/${application.id}/payment`;
  return (sessionPlaceholder: string): string => `${step}?session_id=${sessionPlaceholder}`;
}
