import { dayIn } from '@vesta/domain/dates/day-in';
import type { Language } from '@vesta/domain/languages';
import { type Applicant, type MailNeeds, mailWayBack } from '../workflow/mail-way-back.ts';
import { occupiedOf } from './occupied-of.ts';
import { papersInWords } from './papers-in-words.ts';

/** Mails the person the list of papers that their occupation is asked for, with a link back to this application. */
export async function sendPaperList(house: MailNeeds, who: Applicant, language: Language): Promise<void> {
  const today = dayIn(who.application.region, house.clock.now());
  const papers = papersInWords(occupiedOf(house, who.application), today, language);
  await mailWayBack(house, who, {
    counted: 'paper-list',
    language,
    template: 'paper-list',
    params: (way) => ({ ...way, papers }),
  });
}
