const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Safe between tags and inside a quoted attribute. */
export const e = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
