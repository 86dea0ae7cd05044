/** The pages that emails link to. The web application's router uses the same paths. */
export const jobPage = '/jobs/:id';
export const findWorkPage = '/find-work';
export const settingsPage = '/settings';
export const notificationsPage = '/notifications';
export const confirmEmailPage = '/confirm-email';
/** Before the token of a link that closes an account which nobody has confirmed. */
export const closingPrefix = 'close-';
export const jobPageOf = (jobId: string): string => jobPage.replace(':id', jobId);

/** Pages that are the same for everyone. The build writes each as a file, so that it can be read before any script runs. */
export const standingPages = {
  home: '/',
  howItWorks: '/how-it-works',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
} as const;

/** Public pages that show data. The build writes each as a file with its own head, and the application fills in the rest. */
export const introducedPages = { map: '/map', directory: '/directory' } as const;

export const pageFile = (name: string): string => `${name}.html`;

/** What answers an address without a page: the application, which says so, under a name of its own. */
export const missingPageFile = 'not-found.html';

/** Public pages of one person or job. A function fills in the head. */
export const describedPages = { company: '/company/:id', installer: '/installers/:id', job: jobPage } as const;
export type DescribedPage = keyof typeof describedPages;
export const describedPageOf = (page: DescribedPage, id: string): string => describedPages[page].replace(':id', id);

/** Every address of the application, defined once. At any other one, there is no page. */
export const appPages = {
  ...standingPages,
  ...introducedPages,
  findWork: findWorkPage,
  company: describedPages.company,
  installer: describedPages.installer,
  signUp: '/signup',
  dashboard: '/dashboard',
  profile: '/profile',
  settings: '/settings',
  forgotPassword: '/forgot-password',
  confirmEmail: confirmEmailPage,
  notifications: notificationsPage,
  myJobs: '/jobs',
  calendar: '/calendar',
  payments: '/payments',
  network: '/network',
  createJob: '/jobs/create',
  postJob: '/post-job',
  job: jobPage,
  editJob: `${jobPage}/edit`,
  inviteToJob: `${jobPage}/invite`,
  sharedJob: `${jobPage}/shared/:shareToken`,
  admin: '/admin',
  adminList: '/admin/:list',
  uploadTest: '/upload-test',
  shareLanding: '/job/share/:shareToken',
} as const;

const anyId = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Which described page an address is, and of what. */
export function describedPageAt(path: string): { page: DescribedPage; id: string } | null {
  for (const page of Object.keys(describedPages) as DescribedPage[]) {
    const [, id] = new RegExp(`^${describedPages[page].replace(':id', `(${anyId})`)}$`).exec(path) ?? [];
    if (id !== undefined) return { page, id };
  }
  return null;
}

/** What search engines ask for. The function that fills in heads answers these as well. */
export const robotsFile = '/robots.txt';
export const sitemapFile = '/sitemap.xml';

/** The picture in previews of links, in the size that they ask for. */
export const previewPicture = { path: '/preview.png', width: 1200, height: 630 } as const;
