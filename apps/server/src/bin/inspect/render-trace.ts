import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { table } from './table.ts';

type Step = NonNullable<Inspection['file']['work']>['steps'][number];

const saying: Record<Step['pass'], string> = {
  text: 'letters of the file',
  page: 'print found and read',
  picture: 'picture read',
  again: 'picture read once more',
  figures: 'figures read a second time',
};

const criticism: Record<NonNullable<Step['retry']>['why'], string> = {
  letters_contradict_picture: 'letters and picture differ',
  sums_do_not_come_out: 'sums do not come out',
};

/** What the attempt before was criticised for, and what the pass made of it. */
const retryOf = ({ retry }: Step): string => {
  if (!retry) return '';
  const values = retry.values.length === 0 ? 'no value changed' : `changed: ${retry.values.join(', ')}`;
  return `${criticism[retry.why]}; ${values}`;
};

/** How a file was read: which passes ran over which page, what each cost and how many words it gave or changed. */
export function renderTrace({ work }: Inspection['file']): string[] {
  if (!work) return [];
  const rows = work.steps.map((step) => {
    const { pass, page, cost, done, changed } = step;
    return [
      `p.${page}`,
      pass,
      done ? saying[pass] : 'not done: too much work for one file',
      done ? `${changed ?? 0} words` : '',
      `${cost} units`,
      retryOf(step),
    ];
  });
  return ['', `Reading (${work.spent} of ${work.limit} units of work)`, ...table(rows)];
}
