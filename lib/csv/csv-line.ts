/** Cells as one line, quoted where RFC 4180 asks for it. */
export const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\n`;

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
