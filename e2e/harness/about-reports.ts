import type { Shot } from '../screens/shot.ts';

const OF_REPORTS = ['Report', 'Release', 'Evidence', 'Listing', 'Declaration', 'Payment'];

/** Shots that have papers read and reports made first: they take as long as all the others together. */
export const isAboutReports = ({ page }: Shot): boolean => OF_REPORTS.includes(page);
