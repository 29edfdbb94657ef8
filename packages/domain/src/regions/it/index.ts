import type { Region } from '../region.ts';
import { occupations } from './occupations.ts';
import { workflow } from './workflow.ts';

export const it: Region = {
  code: 'it',
  country: 'IT',
  timeZone: 'Europe/Rome',
  phonePrefix: '+39',
  currency: 'EUR',
  workflow,
  occupations,
};
