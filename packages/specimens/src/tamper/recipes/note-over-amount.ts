import { layNoteOver } from '../hands/note.ts';
import { editRecipe, morePay } from './edit.ts';
import { pay } from './kinds.ts';

export const noteOverAmount = editRecipe('note-over-amount', pay, ({ paper, specimen, strength }) => {
  layNoteOver(paper, morePay(paper, specimen, strength), strength);
});
