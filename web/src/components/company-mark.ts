/** The mark of a company without a logo: its initials, in a colour that is the same on every page. */

/** Palettes with readable text on their subtle background in both themes. `company-mark.test.ts` checks the contrast. */
export const markPalettes = ['sea', 'sun', 'blue', 'green', 'orange', 'purple'] as const;

/** Returns the palette of a company, which is always the same for its id. */
export const paletteOf = (id: string): (typeof markPalettes)[number] =>
  markPalettes[
    [...id].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7) % markPalettes.length
  ] ?? 'sea';

/**
 * Returns the first characters of the first two words. A name of one word has one initial, and a name without letters and digits
 * has none.
 */
export const initialsOf = (companyName: string): string =>
  (companyName.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
