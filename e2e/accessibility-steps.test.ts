import { walkShots } from './harness/walk-shots.ts';

walkShots(({ page }) => page === 'Step');
