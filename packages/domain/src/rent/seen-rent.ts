interface Said {
  readonly message_key: string;
  readonly data: Readonly<Record<string, string | number>>;
}

const confirmable: readonly string[] = ['checks.R_BANK_RENT_FOUND.undeclared', 'checks.R_BANK_RENT_FOUND.differs'];

/** The rent that a finding saw on the account and that the person may simply confirm, in cents a month. */
export function seenRent({ message_key, data: { rent } }: Said): number | null {
  return confirmable.includes(message_key) && typeof rent === 'number' && rent > 0 ? rent : null;
}
