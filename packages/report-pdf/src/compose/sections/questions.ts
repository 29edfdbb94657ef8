import type { RentReport } from '@vesta/domain/report/rent-report';
import type { PaperSection } from '../../paper/report-paper.ts';
import { cell, type Writer } from '../writer.ts';

const ANSWERS: Record<string, string> = { YES: 'Yes', NO: 'No' };

/** The self-disclosure. An answer that was left open is told as such and never marked. */
export function questionsSection({ other_questions: questions }: RentReport, w: Writer): PaperSection | null {
  if (questions.length === 0) return null;
  return {
    title: w.say('ReportPaper.Sections.Questions'),
    startsPage: false,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: '', align: 'left', width: 3 },
          { label: '', align: 'right', width: 1 },
        ],
        rows: questions.map(({ translation_key, answer, details }) => [
          cell(`${w.say(translation_key)}${details ? ` — ${details}` : ''}`),
          cell(
            w.say(
              answer && ANSWERS[answer] ? `ReportWords.Answers.${ANSWERS[answer]}` : 'ReportWords.Residency.not_said',
            ),
          ),
        ]),
        note: w.say('ReportPaper.QuestionsNote'),
      },
    ],
  };
}
