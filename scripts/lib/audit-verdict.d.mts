export interface AuditVerdict {
  isAnswered: boolean;
  isBad: boolean;
  lines: string[];
}
export function auditVerdict(answer: unknown): AuditVerdict;
