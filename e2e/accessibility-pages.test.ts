import { isAboutReports } from './harness/about-reports.ts';
import { walkShots } from './harness/walk-shots.ts';

walkShots((shot) => shot.page !== 'Step' && !isAboutReports(shot));
