const aYear = 31_536_000;

/** Files under `assets/` are named after their content and cached permanently. Browsers revalidate all other files each time. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('assets/') ? `public, max-age=${aYear}, immutable` : 'no-cache';
