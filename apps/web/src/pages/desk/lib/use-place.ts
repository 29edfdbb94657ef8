import { type DeskPlace, matchDeskPage } from '@vesta/domain/desk/pages';
import { useLocation } from 'react-router';

const NOWHERE: DeskPlace = { page: 'home', company: '', listing: '', applicant: '', case: '' };

/** What the address is about. */
export const usePlace = (): DeskPlace => matchDeskPage(useLocation().pathname) ?? NOWHERE;
