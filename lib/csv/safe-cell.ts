/** A text that people have typed, as a cell that no spreadsheet takes for a formula. */
export const safeCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
