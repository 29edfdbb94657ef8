import { readQuestions } from '@vesta/domain/questionnaire/read-questions';
import { questions as texts } from '@vesta/texts/en/questions';

const known = new Set(Object.keys(texts.SelfDisclosure).map((id) => `SelfDisclosure.${id}.Text`));

/** The questions of the self-disclosure. English is the reference: every language has the same ones. */
export const questions = readQuestions((key) => known.has(key));
