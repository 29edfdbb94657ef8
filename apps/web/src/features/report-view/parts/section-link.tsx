import type { ReactNode } from 'react';

/** Unfolds a section, brings it into view and gives it the keyboard. */
function goTo(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  if (section instanceof HTMLDetailsElement) section.open = true;
  section.scrollIntoView({ block: 'start' });
  const heading = section.querySelector<HTMLElement>('summary') ?? section;
  heading.focus({ preventScroll: true });
}

/**
 * Leads to a section of the report and unfolds it on the way. The address stays as it is: behind its hash stands what
 * opens a released report, and a page that lost it could be neither loaded anew nor passed on.
 */
export const SectionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={`#${to}`}
    onClick={(event) => {
      event.preventDefault();
      goTo(to);
    }}
  >
    {children}
  </a>
);
