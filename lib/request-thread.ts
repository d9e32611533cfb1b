/** The longest message or note of a request, and how many entries of one side a request may have. */
export const longestMessage = 2_000;
export const mostEntries = 200;
