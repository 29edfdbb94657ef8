import { type MouseEvent, useEffect, useRef } from 'react';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { Icon } from '../icon/icon.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './error-summary.module.css';

export type SummarisedError = { fieldId: string; text: string };

/** The same fault in many fields: said once, with a short link to each. */
export type SharedError = { text: string; links: readonly { fieldId: string; text: string; name: string }[] };

interface ErrorSummaryProps {
  heading: string;
  errors: readonly SummarisedError[];
  shared?: SharedError | null;
}

const CONTROLS = 'input:not([type=hidden]), select, textarea, button';

function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // The address keeps its meaning for the router: no fragment is added.
  event.preventDefault();
  bringIntoView(field);
  // A group of choices takes no key itself: the first of them does.
  field.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}

/** Takes the focus when it appears, so that everybody hears at once what is missing. Mount it only with errors. */
export function ErrorSummary({ heading, errors, shared = null }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(box.current), []);
  return (
    <div className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <h2>
        <Icon name="error" />
        {heading}
      </h2>
      <ul>
        {shared && (
          <li>
            <span>
              <Unbroken words={shared.text} />
            </span>
            <ul className={styles.short}>
              {shared.links.map(({ fieldId, text, name }) => (
                <li key={fieldId}>
                  <a href={`#${fieldId}`} aria-label={name} onClick={(event) => goToField(event, fieldId)}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        )}
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              <Unbroken words={text} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
