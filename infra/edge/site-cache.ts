const aYear = 31_536_000;

/** What is named after its content, under `assets/`, is kept for good; all else is looked up each time. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('assets/') ? `public, max-age=${aYear}, immutable` : 'no-cache';
