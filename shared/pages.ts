import { isUuid } from './domain/ids.ts';

/**
 * Every page of the application, declared once with its path and the kind of the edge's answer:
 * - `prerendered`: the page is the same for everyone, so the build writes it as a file with its content.
 * - `introduced`: a public page that shows data. The build writes a file with its own head, and the application fills the body.
 * - `described`: a public page of one company or job. A function fills in the head.
 * - `application`: the edge answers with the page that starts the application. Search engines do not list it.
 *
 * The router, the early load of scripts, the edge, the prerendered files and the sitemap derive from this list.
 * `web/src/app/pages.ts` adds the script and the guard of each page.
 */
const pages = {
  home: { path: '/', answer: 'prerendered' },
  howItWorks: { path: '/how-it-works', answer: 'prerendered' },
  pricing: { path: '/pricing', answer: 'prerendered' },
  privacy: { path: '/privacy', answer: 'prerendered' },
  terms: { path: '/terms', answer: 'prerendered' },
  contact: { path: '/contact', answer: 'prerendered' },
  map: { path: '/map', answer: 'introduced' },
  directory: { path: '/directory', answer: 'introduced' },
  findWork: { path: '/find-work', answer: 'application' },
  company: { path: '/company/:id', answer: 'described' },
  installer: { path: '/installers/:id', answer: 'described' },
  signUp: { path: '/signup', answer: 'application' },
  dashboard: { path: '/dashboard', answer: 'application' },
  worklist: { path: '/worklist', answer: 'application' },
  profile: { path: '/profile', answer: 'application' },
  credentials: { path: '/credentials', answer: 'application' },
  people: { path: '/people', answer: 'application' },
  join: { path: '/join', answer: 'application' },
  settings: { path: '/settings', answer: 'application' },
  forgotPassword: { path: '/forgot-password', answer: 'application' },
  confirmEmail: { path: '/confirm-email', answer: 'application' },
  notifications: { path: '/notifications', answer: 'application' },
  myJobs: { path: '/jobs', answer: 'application' },
  calendar: { path: '/calendar', answer: 'application' },
  payments: { path: '/payments', answer: 'application' },
  network: { path: '/network', answer: 'application' },
  createJob: { path: '/jobs/create', answer: 'application' },
  postJob: { path: '/post-job', answer: 'application' },
  job: { path: '/jobs/:id', answer: 'described' },
  editJob: { path: '/jobs/:id/edit', answer: 'application' },
  inviteToJob: { path: '/jobs/:id/invite', answer: 'application' },
  sharedJob: { path: '/jobs/:id/shared/:shareToken', answer: 'application' },
  admin: { path: '/admin', answer: 'application' },
  adminList: { path: '/admin/:list', answer: 'application' },
  uploadTest: { path: '/upload-test', answer: 'application' },
  shareLanding: { path: '/job/share/:shareToken', answer: 'application' },
} as const;

type Pages = typeof pages;
type Answer = Pages[PageName]['answer'];
export type PageName = keyof Pages;
type NamesWith<A extends Answer> = { [Name in PageName]: Pages[Name]['answer'] extends A ? Name : never }[PageName];

/** The path of each page, where `:name` is an id or a token. */
export const paths = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  [Name in PageName]: Pages[Name]['path'];
};
const pageNames = Object.keys(pages) as PageName[];

const namesWith = <A extends Answer>(answer: A) =>
  pageNames.filter((name): name is NamesWith<A> => pages[name].answer === answer);

export type DescribedPage = NamesWith<'described'>;
export const prerenderedPages = namesWith('prerendered');
export const introducedPages = namesWith('introduced');
export const describedPages = namesWith('described');

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, never>;

/** Returns the link to a page: its path with the ids filled in. */
export const hrefTo = <P extends Pages[PageName]['path']>(
  path: P,
  ...[params]: keyof Params<P> extends never ? [] : [Params<P>]
): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''));

/** Returns a regular expression for a page's links. Like the router, it accepts a slash at the end. */
const patternOf = (path: string, id: string): string => `${path.replace(/\/$/, '').replace(/:(\w+)/g, id)}/?`;

/** One regular expression for the links of all pages, without groups. Use it with the flag `i`. */
export const anyPagePattern = `^(?:${Object.values(paths)
  .map((path) => patternOf(path, '[^/]+'))
  .join('|')})$`;

/** Paths without an id are first, so that `/jobs/create` is not taken for the page of a job with the id `create`. */
const matchers = [...pageNames]
  .sort((one, other) => Number(paths[one].includes(':')) - Number(paths[other].includes(':')))
  .map((name) => ({ name, pattern: new RegExp(`^${patternOf(paths[name], '(?<$1>[^/]+)')}$`, 'i') }));

/** Returns the page at a URL's path and the ids in it, or null if no page has this path. */
export function pageAt(pathname: string): { name: PageName; params: Record<string, string> } | null {
  for (const { name, pattern } of matchers) {
    const found = pattern.exec(pathname);
    if (found) return { name, params: { ...found.groups } };
  }
  return null;
}

/** Returns the described page of a path and the id of its company or job. Null unless the path has its canonical spelling. */
export function describedPageAt(pathname: string): { page: DescribedPage; id: string } | null {
  const { name, params: { id = '' } = {} } = pageAt(pathname) ?? {};
  const page = describedPages.find((each) => each === name);
  return page && isUuid(id) && hrefTo(paths[page], { id }) === pathname ? { page, id } : null;
}

/** The id and the link of the section of the settings that turns two-factor sign-in on and off. */
export const twoFactorId = 'two-factor';
export const twoFactorPath = `${paths.settings}#${twoFactorId}`;

/** The id and the link of the section of the settings in which users request and download a copy of their data. */
export const ownDataId = 'your-data';
export const ownDataPath = `${paths.settings}#${ownDataId}`;

/** Returns the URL of an administrators' list. */
export const adminListAt = (list: string): string => hrefTo(paths.adminList, { list });

/** The id and the link of the section of the verification page that lists the credentials to check. */
export const credentialsToCheckId = 'credentials';
export const credentialsToCheckPath = `${adminListAt('verification')}#${credentialsToCheckId}`;

/** Precedes the token in a link that closes an account with an unconfirmed email address. */
export const closingPrefix = 'close-';

export const pageFile = (name: PageName): string => `${name}.html`;

/** The file for paths without a page. It starts the application, which then shows its page for missing pages. */
export const missingPageFile = 'not-found.html';

/** The paths that search engines request. The function that fills in the heads of pages answers them too. */
export const robotsFile = '/robots.txt';
export const sitemapFile = '/sitemap.xml';

/** The picture in previews of links, in the size that previews require. */
export const previewPicture = { path: '/preview.png', width: 1200, height: 630 } as const;
