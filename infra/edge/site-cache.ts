const aYear = 31_536_000;

/** Files under `assets/` are named after their content and cached for good. Everything else is revalidated each time. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('assets/') ? `public, max-age=${aYear}, immutable` : 'no-cache';
