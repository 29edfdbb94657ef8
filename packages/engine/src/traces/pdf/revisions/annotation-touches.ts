import type { PagePrint } from './page-print.ts';
import type { TouchKind } from './touch.ts';

type Annotations = PagePrint['annotations'];

/** For the reader: they mark what stands there, or say something beside it. */
const remarks = ['Text', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Caret', 'FileAttachment'];
/** Come along with others, or lead elsewhere. */
const silent = ['Link', 'Popup'];

const without = (annotations: Annotations, others: Annotations): Annotations => {
  const known = new Set(others.map(({ print }) => print));
  return annotations.filter(({ print }) => !known.has(print));
};

/** What was done to the notes and fields of a page. */
export function annotationTouches(before: Annotations, after: Annotations): TouchKind[] {
  const isHeavy = ({ type }: Annotations[number]): boolean => ![...remarks, ...silent].includes(type);
  const [gone, changed] = [without(before, after), without(after, before)];
  const touches = new Set<TouchKind>();
  if (changed.some(({ type }) => type === 'Widget')) touches.add('form_fields');
  if ([...gone, ...changed].some(({ type }) => remarks.includes(type))) touches.add('remarks');
  const notes = changed.filter((one) => isHeavy(one) && one.type !== 'Widget');
  const isAltered = gone.some((one) => isHeavy(one) && one.type !== 'Widget') || before.length > after.length;
  if (isAltered && gone.some(isHeavy)) touches.add('annotations');
  else if (notes.length > 0) touches.add('added_notes');
  return [...touches];
}
