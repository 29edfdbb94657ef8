import { anchorAudit } from '../../modules/audit/anchor-audit.ts';
import { verifyAudit } from '../../modules/audit/verify-audit.ts';
import { type AdminCommand, misused, said } from '../admin-command.ts';

const TAMPERED = 3;

export const auditCommand: AdminCommand = {
  summary: 'Walk the record of acts and name the first line that does not fit, or note where it ends now.',
  usage: 'audit verify | audit anchor',
  run: async (house, [verb]) => {
    if (verb === 'anchor') {
      const head = await anchorAudit(house);
      return said(head ? `Noted: link ${head.seq}.` : 'Nothing happened since the last note.', {
        seq: head?.seq ?? null,
      });
    }
    if (verb !== 'verify') return misused(auditCommand);
    const verdict = await verifyAudit(house);
    const { fault, links, head } = verdict;
    if (!fault)
      return said(`The record fits: ${links} links, the last ${head?.seq ?? 0} ${head?.hash ?? ''}.`.trim(), verdict);
    const place = [
      fault.seq === null ? null : `link ${fault.seq}`,
      fault.auditId === null ? null : `line ${fault.auditId}`,
    ];
    const text = `The record does not fit: ${fault.kind}, ${place.filter((part) => part !== null).join(', ')}.`;
    return { status: TAMPERED, text, data: verdict };
  },
};
