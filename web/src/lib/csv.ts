/** Writes a table as a file for spreadsheets. */

/** Tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
/** A spreadsheet would run a cell that begins like this as a formula. With an apostrophe in front, it shows the cell as text. */
const likeFormula = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

export type CsvValue = string | number | null;

function cellOf(value: CsvValue): string {
  if (value === null) return '""';
  // Our own numbers are never formulas, whatever their sign.
  if (typeof value === 'number') return `"${value}"`;
  const safe = likeFormula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Returns rows of cells as the text of a CSV file, with a byte order mark. */
export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
