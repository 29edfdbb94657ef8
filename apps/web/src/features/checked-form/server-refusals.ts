import { ApiFailure, type FieldProblem } from '../../lib/api.ts';

/** What the server refused: it stands until the person changes that very answer. */
export type ServerRefusals = Record<string, { value: unknown; message: string }>;

/** The field at the end of a path such as ['body', 'current_street']; numbers are places in a list. */
const nameOf = ({ loc }: FieldProblem): string =>
  String(loc.findLast((part) => typeof part === 'string' && part !== 'body') ?? '');

/** `renamed` turns the names of a payload into those of the form on screen. */
export function serverRefusals(
  failure: unknown,
  values: Record<string, unknown>,
  renamed: (name: string) => string = (name) => name,
): ServerRefusals {
  const problems = failure instanceof ApiFailure ? (failure.fields ?? []) : [];
  const refusals: ServerRefusals = {};
  for (const problem of problems) {
    const name = renamed(nameOf(problem));
    if (name in values && !(name in refusals)) {
      refusals[name] = { value: values[name], message: problem.loc_msg ?? problem.msg };
    }
  }
  return refusals;
}
