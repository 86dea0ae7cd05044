import { describedPages, paths, robotsFile, sitemapFile } from '#shared/pages.ts';

/** A question mark stands for one character, so addresses such as `/jobs/create` stay with the files. */
const anyId = '????????-????-????-????-????????????';

/** Addresses outside the API that a function answers, as CloudFront writes them, and how many seconds it keeps the answers. */
export const answeredPages: readonly (readonly [pattern: string, seconds: number])[] = [
  ...describedPages.map((name) => [paths[name].replace(':id', anyId), 60] as const),
  [robotsFile, 3600],
  [sitemapFile, 3600],
];

const matchers = answeredPages.map(
  ([pattern]) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('?', '[^/]')}$`),
);

/** What CloudFront decides by the patterns, for the local server. */
export const isAnsweredPage = (path: string): boolean => matchers.some((matcher) => matcher.test(path));
