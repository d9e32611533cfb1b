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
  /** Documents of travellers, after the trip. */
  documentDays: 30,
  /** Bookings that never became a contract. */
  unfinishedBookingDays: 90,
  /** Bookings that did, after the trip: as long as books have to be kept. */
  bookingMonths: 72,
  /** Answers to commands by their keys. */
  commandKeyDays: 30,
} as const;
