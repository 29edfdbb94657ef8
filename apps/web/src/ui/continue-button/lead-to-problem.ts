import { bringIntoView } from '../../lib/bring-into-view.ts';

/** A list of countries opens from a button, which ARIA lets nobody call invalid. */
const INVALID = '[aria-invalid="true"], [data-invalid="true"]';
const CONTROLS = 'input:not([type=hidden], [type=file], [disabled]), select, textarea, [role=radio], [role=combobox]';

const isOpen = (control: Element): boolean =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
    ? !control.checked
    : 'value' in control && control.value === '';

/** What is marked as wrong comes first; before anything is marked, what has to be answered and is not. */
function problemIn(form: HTMLElement): HTMLElement | null {
  const invalid = form.querySelector<HTMLElement>(INVALID);
  // What holds several controls, as a row of choices does, cannot take the focus itself.
  if (invalid) return invalid.querySelector<HTMLElement>(CONTROLS) ?? invalid;
  const open = [...form.querySelectorAll<HTMLElement>(CONTROLS)].filter(isOpen);
  return open.find((control) => control.matches('[required], [aria-required="true"]')) ?? open[0] ?? null;
}

/** Leads whoever pressed a Continue that is not ready to the first thing in its way, once the page is drawn anew. */
export function leadToProblem(form: HTMLElement | null): void {
  if (form) setTimeout(() => bringIntoView(problemIn(form)));
}
