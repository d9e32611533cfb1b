/** How long what we know of people is kept; the privacy policy and `docs/operate.md` say the same. */
export const retentionPeriods = {
  /** A session ends when it was not used for so long. */
  sessionPauseDays: 14,
  /** And in any case so long after it began. */
  sessionLifeDays: 90,
  /** Links for a new password or account, after they were asked for. */
  linkDays: 7,
  /** Invitations, after they ended or ran out. */
  invitationDays: 30,
  /** Requests of visitors, applications and mails. */
  requestMonths: 12,
  /** Network addresses in the audit. */
  auditAddressDays: 90,
} as const;
