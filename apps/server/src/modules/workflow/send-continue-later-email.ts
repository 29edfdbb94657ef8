import type { Language } from '@vesta/domain/languages';
import { type Applicant, type MailNeeds, mailWayBack } from './mail-way-back.ts';

export const sendContinueLaterEmail = (house: MailNeeds, who: Applicant, language: Language): Promise<void> =>
  mailWayBack(house, who, { counted: 'continue-later', language, template: 'resume-link', params: (way) => way });
