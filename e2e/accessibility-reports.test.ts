import { isAboutReports } from './harness/about-reports.ts';
import { walkShots } from './harness/walk-shots.ts';

walkShots(isAboutReports);
