export type Mailbox = { name: string; address: string };

export type MailAttachment = { filename: string; contentType: string; content: Buffer };

export type OutgoingMail = {
  /** One recipient: a bare address, or a name with an address. A list is refused. */
  to: string | Mailbox;
  subject: string;
  html: string;
  text: string;
  from?: Mailbox;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** Names the file in the outbox. */
  template?: string;
  /** An id or a whole `<id@host>`, the same for every attempt, so that a mailbox can tell a repeat from a second mail. */
  messageId?: string;
};

export type MailTransport = {
  readonly kind: 'smtp' | 'outbox';
  send(mail: OutgoingMail): Promise<{ messageId: string }>;
  ping(): Promise<void>;
  close(): void;
};
