/** A table as a file that spreadsheets open. */

/** So that programs know that the text is UTF-8. */
const byteOrderMark = '\uFEFF';
/** A spreadsheet would run a cell that begins like this as a formula. It shows an apostrophe in front as nothing but text. */
const likeFormula = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

export type CsvValue = string | number | null;

function cellOf(value: CsvValue): string {
  if (value === null) return '""';
  // A number of ours is no formula, whatever its sign.
  if (typeof value === 'number') return `"${value}"`;
  const safe = likeFormula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const csvOf = (rows: readonly (readonly CsvValue[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
