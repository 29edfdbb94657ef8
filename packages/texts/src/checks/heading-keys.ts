/** Where the heading of a check stands: what it claims once it passed, what it is about otherwise. */
export const headingKeys = ({ rule, outcome }: { rule: string; outcome: string }): readonly string[] =>
  outcome === 'passed' ? [`checks.${rule}.title`] : [`checkTopics.${rule}`, `checks.${rule}.title`];
