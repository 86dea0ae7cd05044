/** How a company without a logo looks: its initials, in a colour that stays the same wherever the company appears. */

/** Palettes whose text on their subtle ground can be read in both themes. A test compares them. */
export const markPalettes = ['sea', 'sun', 'blue', 'green', 'orange', 'purple'] as const;

export const paletteOf = (id: string): (typeof markPalettes)[number] =>
  markPalettes[
    [...id].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7) % markPalettes.length
  ] ?? 'sea';

/** The first letters of the first two words. A name of one word has one letter, and one without letters has none. */
export const initialsOf = (companyName: string): string =>
  (companyName.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
