import type { Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

interface Found {
  readonly running: number;
  readonly launches: number;
  readonly scripts: number;
  readonly attachments: number;
  readonly links: number;
}

function judgeFound({ running, launches, scripts, attachments, links }: Found): Judgement {
  const working = [
    ofFile('scripts on opening', 0, running),
    ofFile('programs started', 0, launches),
    ofFile('attached files', null, attachments),
    ofFile('links', null, links),
  ];
  const data = { scripts, launches, attachments, links };
  if (launches > 0) return failed(working, { data, variant: 'launch' });
  if (running > 0) return failed(working, { data });
  // Nothing of this is ever opened or followed here, and invoices and forms carry it in good faith.
  if (attachments > 0) return passed(working, { data, variant: 'attachments' });
  if (scripts > 0) return passed(working, { data, variant: 'form_scripts' });
  return links > 0 ? passed(working, { data, variant: 'links' }) : passed(working, { data });
}

/** Nothing runs when the file is opened. Scripts that add up a form's fields are not meant. */
export const fileActiveContent: Rule<InspectedPaper, 'R_FILE_ACTIVE_CONTENT'> = {
  id: 'R_FILE_ACTIVE_CONTENT',
  chapter: 'file',
  level: 'critical',
  blocking: true,
  reads: [],
  judge: ({ evidence: { format, pdf }, traces }) => {
    if (format !== 'pdf') return null;
    if (!pdf) return inconclusive();
    const closer = traces?.pdf ?? null;
    const scripts = pdf.programs.scripts + (closer?.packed.scripts ?? 0);
    const opening = closer?.opening ?? null;
    // Where nobody can tell when a script runs, it runs on opening.
    const running = opening ? opening.filter((name) => name === 'JavaScript').length : scripts;
    const launched = opening?.filter((name) => name === 'Launch').length ?? 0;
    return judgeFound({
      running,
      scripts,
      launches: Math.max(pdf.programs.launches + (closer?.packed.launches ?? 0), launched),
      attachments: pdf.attachments.length,
      links: pdf.programs.links,
    });
  },
};
