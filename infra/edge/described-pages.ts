import { describedPages, paths, robotsFile, sitemapFile } from '#shared/pages.ts';

/** Each question mark matches one character. So the pattern does not match `/jobs/create`, which a file of the site answers. */
const anyId = '????????-????-????-????-????????????';

/**
 * The patterns of the paths outside the API that a function answers, in CloudFront's syntax. CloudFront caches each answer for
 * the given seconds.
 */
export const answeredPages: readonly (readonly [pattern: string, seconds: number])[] = [
  ...describedPages.map((name) => [paths[name].replace(':id', anyId), 60] as const),
  [robotsFile, 3600],
  [sitemapFile, 3600],
];

const matchers = answeredPages.map(
  ([pattern]) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('?', '[^/]')}$`),
);

/** Matches a path as CloudFront does, for the local server. */
export const isAnsweredPage = (path: string): boolean => matchers.some((matcher) => matcher.test(path));
