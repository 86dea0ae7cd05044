import type { ComponentType } from 'react';
import { type PageName, pageAt } from '#shared/pages.ts';
import type { GuardRules } from './guard.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** The script of a page, and the conditions for seeing the page. */
export interface ShownPage {
  load: Load;
  /** Pages without a guard are public. */
  guard?: GuardRules;
  /** The part of a guarded page that visitors may see. Without this part, visitors are asked to sign in. */
  visitor?: Load;
  /** The title and the text in search results and link previews, for pages whose own content is not prerendered. */
  preview?: { title: string; text: string };
}

export type Page = ShownPage | { leadsTo: PageName };

const admin: ShownPage = { load: () => import('./routes/admin.tsx'), guard: { admin: true } };
const jobForm = () => import('./routes/job-form.tsx');
const shareLanding = () => import('./routes/share-landing.tsx');
const about = () => import('./routes/about.tsx');

/** The script and the guard of each page. Its path is in `shared/pages.ts`. A script is loaded when its page is opened. */
export const pages = {
  home: { load: () => import('./routes/landing.tsx') },
  howItWorks: { load: () => import('./routes/how-it-works.tsx') },
  pricing: { load: () => import('./routes/pricing.tsx') },
  privacy: { load: async () => ({ default: (await about()).Privacy }) },
  terms: { load: async () => ({ default: (await about()).Terms }) },
  contact: { load: async () => ({ default: (await about()).Contact }) },
  map: {
    load: () => import('./routes/map.tsx'),
    preview: {
      title: 'Map',
      text: 'Solar installation jobs and installers on a map of Australia. Search by suburb or postcode.',
    },
  },
  directory: {
    load: () => import('./routes/directory.tsx'),
    preview: {
      title: 'Solar installers in Australia',
      text: 'Solar installers with real reviews and completed jobs. Filter by state, service, accreditation and availability.',
    },
  },
  findWork: { load: () => import('./routes/find-work.tsx') },
  company: { load: () => import('./routes/company.tsx') },
  installer: { load: () => import('./routes/installer.tsx') },
  signUp: { load: () => import('./routes/sign-up.tsx') },
  forgotPassword: { load: () => import('./routes/forgot-password.tsx') },
  confirmEmail: { load: () => import('./routes/confirm-email.tsx') },
  dashboard: { load: () => import('./routes/dashboard.tsx'), guard: {} },
  worklist: { load: () => import('./routes/worklist.tsx'), guard: {} },
  profile: { load: () => import('./routes/profile.tsx'), guard: { needs: 'company' } },
  credentials: { load: () => import('./routes/credentials.tsx'), guard: { roles: ['installer'] } },
  people: { load: () => import('./routes/people.tsx'), guard: {} },
  join: { load: () => import('./routes/join.tsx') },
  settings: { load: () => import('./routes/settings.tsx'), guard: { keepsTyped: true } },
  notifications: { load: () => import('./routes/notifications.tsx'), guard: {} },
  myJobs: { load: () => import('./routes/my-jobs.tsx'), guard: {} },
  calendar: { load: () => import('./routes/calendar.tsx'), guard: {} },
  payments: { load: () => import('./routes/payments.tsx'), guard: { needs: 'read' } },
  network: { load: () => import('./routes/network.tsx'), guard: { needs: 'read' } },
  createJob: { load: jobForm, guard: { roles: ['retailer'], needs: 'jobs', keepsTyped: true } },
  postJob: { leadsTo: 'createJob' },
  // Only the job's owner may edit the job. The form checks this.
  editJob: { load: jobForm, guard: { needs: 'jobs', keepsTyped: true } },
  inviteToJob: { load: () => import('./routes/invite-to-job.tsx'), guard: { roles: ['retailer'], needs: 'jobs' } },
  job: { load: () => import('./routes/job.tsx'), guard: {}, visitor: () => import('./routes/public-job.tsx') },
  sharedJob: { load: () => import('./routes/shared-job.tsx'), guard: {}, visitor: shareLanding },
  shareLanding: { load: shareLanding },
  admin,
  adminList: admin,
  uploadTest: { load: () => import('./routes/upload-test.tsx'), guard: {} },
} satisfies Record<PageName, Page>;

/**
 * Returns the function that loads the script of the page at a path, or null if no page has this path. Some pages have another
 * script for visitors.
 */
export function scriptAt(pathname: string, isVisitor: boolean): Load | null {
  const found = pageAt(pathname);
  const page: Page | null = found && pages[found.name];
  if (!page || 'leadsTo' in page) return null;
  return isVisitor ? (page.visitor ?? page.load) : page.load;
}

/** Requests the script of the page at a path, so that it loads at the same time as the application's own scripts. */
export function preloadPage(pathname: string, isVisitor: boolean): void {
  // If the request fails, the page requests the script again.
  scriptAt(pathname, isVisitor)?.().catch(() => undefined);
}
