/** One line that is overwritten where someone watches; elsewhere (a log, a pipe) nothing is written. */
export function progressLine(out: NodeJS.WriteStream = process.stderr) {
  const show = (text: string) => {
    if (out.isTTY) out.write(`\r\u001b[K${text}`);
  };
  return { show, clear: () => show('') };
}

/** Rows of text in columns: the first to the left, the others, which are numbers, to the right. */
export function tableText(header: string[], rows: (string | number)[][]) {
  const written = [header, ...rows.map((row) => row.map((cell) => cell.toLocaleString('en')))];
  const widths = header.map((_, column) => Math.max(...written.map((row) => row[column]!.length)));
  const aligned = written.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))),
  );
  return aligned.map((row) => row.join('  ')).join('\n');
}
