import type { Region } from '../region.ts';
import { occupations } from './occupations.ts';
import { workflow } from './workflow.ts';

export const de: Region = {
  code: 'de',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  phonePrefix: '+49',
  currency: 'EUR',
  workflow,
  occupations,
};
