import { useSaveAnswers } from '../../features/checked-form/use-save-answers.ts';

export const useSaveCurrentAddress = () => useSaveAnswers('/v1/current-address/submit', 'current_address');
