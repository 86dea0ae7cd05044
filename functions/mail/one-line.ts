const longest = 80;

/** Returns a user's text as one short line, so that it cannot look like a part of the email. */
export function asOneLine(text: string, most = longest): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}

/**
 * Returns the title of a job for an email. A user typed it, and email programs turn text into links. So this
 * keeps only alphabetic characters, digits and plain punctuation, and a dot only inside a number.
 */
export const asMailTitle = (text: string): string =>
  asOneLine(text.replace(/[^\p{L}\p{N}.,+&()'’–-]/gu, ' ').replace(/(?<!\d)\.|\.(?!\d)/g, ' '));
