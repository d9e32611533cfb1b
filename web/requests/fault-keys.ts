/** What is said of words that were not taken. */
export const faultKeys = {
  missing: 'requests.nothing',
  tooLong: 'requests.tooLong',
  full: 'requests.full',
  failed: 'common.formFeedback.submitError.text',
} as const;
