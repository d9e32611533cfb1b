/**
 * A text that people have typed, as a cell that no spreadsheet takes for a formula. Spreadsheets of half of Europe split
 * a file at `;`, pasted text is split at tabs: every piece may become a cell of its own, so every piece is guarded.
 */
export const safeCell = (text: string): string =>
  text.replace(beforeSign, "$<separator>'$<blanks>").replace(/^(?=[\t\r\n])/, "'");

/** The sign may stand behind blanks, characters without a width and quotes; Japanese editions read full-width signs, too. */
const beforeSign =
  /(?<separator>^|[;\t\r\n])(?<blanks>(?:(?![;\t\r\n])[\s\p{Cf}"])*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu;
