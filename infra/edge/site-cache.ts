const aYear = 31_536_000;

/**
 * Returns the Cache-Control of a file. Files under `assets/` are named after their content, so browsers cache them permanently.
 * Browsers revalidate all other files each time.
 */
export const cacheControlOf = (path: string): string =>
  path.startsWith('assets/') ? `public, max-age=${aYear}, immutable` : 'no-cache';
