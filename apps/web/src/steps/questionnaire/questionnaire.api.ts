import { useSaveAnswers } from '../../features/checked-form/use-save-answers.ts';

export const useSaveQuestionnaire = () => useSaveAnswers('/v1/questionnaire/submit', 'questionnaire');
