/** Returns a Markdown table. A cell without text has a dash. */
export const tableOf = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|') || '–').join(' | ')} |`)
    .join('\n');

/** Returns a list such as "a, b or c". */
export const either = (words: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(words);
