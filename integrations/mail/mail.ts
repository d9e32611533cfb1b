/** One mail, in plain text. Addresses are bare (`name@host`), texts are as people wrote them. */
export type MailMessage = {
  /** Stays the same when a mail is sent again, so that a second copy can be told from a second mail. */
  id: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** A file that goes with it. Its name is ours: one line, with the ending of its type. */
  attachment?: { name: string; mediaType: string; bytes: Uint8Array };
};

/** Sends mail; throws when it could not, and may then be asked again. */
export type Mail = {
  transport: 'smtp' | 'outbox';
  send: (message: MailMessage) => Promise<void>;
};
