import type { ReactNode } from 'react';

function unfold(id: string): void {
  const section = document.getElementById(id);
  if (section instanceof HTMLDetailsElement) section.open = true;
}

/** Leads to a section of the report and unfolds it on the way. */
export const SectionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={`#${to}`} onClick={() => unfold(to)}>
    {children}
  </a>
);
