import type { Language } from '@vesta/domain/languages';
import { pageLink } from '../../lib/page-link.ts';
import type { OwnApplication } from '../access/access.ts';

type Target = Pick<OwnApplication, 'id' | 'region' | 'applicationType'>;

/** The payment step, told which checkout came back. Written by hand: the placeholder must keep its braces. */
export function returnUrlOf(publicUrl: string, application: Target, language: Language) {
  const { id, region, applicationType } = application;
  const step = pageLink({ publicUrl }, region, `/${language}/${applicationType}/fill/${id}/payment`).href;
  return (sessionPlaceholder: string): string => `${step}?session_id=${sessionPlaceholder}`;
}
