const longest = 80;

/** What somebody typed, as one line that is cut where it is long, so that it cannot look like a part of the email. */
export function asOneLine(text: string, most = longest): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}

/**
 * The title of a job as it may stand in an email. Somebody wrote it, and mail programs make links of what looks like one, so
 * only letters, digits and plain punctuation stay, and a dot only inside a number.
 */
export const asMailTitle = (text: string): string =>
  asOneLine(text.replace(/[^\p{L}\p{N}.,+&()'’–-]/gu, ' ').replace(/(?<!\d)\.|\.(?!\d)/g, ' '));
