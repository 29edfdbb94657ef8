import { tabMark } from '../tab-mark.ts';

/**
 * Whether somebody left the declaration to change one thing: the steps between are done, so Continue leads back to it.
 * What the change opens elsewhere, the declaration names.
 */
export const sentBack = tabMark('sent-back');
