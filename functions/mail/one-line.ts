const longest = 80;

/** What somebody typed, as one line that is cut where it is long, so that it cannot look like a part of the email. */
export function asOneLine(text: string, most = longest): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}
