import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { daysAfter } from '#shared/domain/days.ts';
import type { paths } from '#shared/pages.ts';
import { awardedJob, postJob } from '../../infra/tools/in-process/builders.ts';
import { drafts } from './draft-steps.ts';
import { layOut } from './google/map-page.tsx';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

/**
 * Checks that every page reports a failed read, and that a retry leads to the same page. The test finds the reads by opening the
 * page. For each page, the test lets those reads fail that have not failed on an earlier page, or one read if there are none.
 * With SCREEN_STATES=all, it lets each read of each page fail.
 */

let app: App;
let retailer: Client;
let installer: Client;
let posted: string;
let requested: string;
let admin: Client;
let shared: { id: string; token: string };
beforeAll(layOut);
beforeAll(async () => {
  app = await startRealApi();
  [retailer, installer, admin] = await Promise.all([app.retailer(), app.installer(), app.admin()]);
  posted = await postJob(retailer, { isPublic: false });
  requested = await jobWithPaymentRequest();
  const id = await postJob(retailer, { isPublic: false });
  shared = { id, token: (await retailer.post(`/api/jobs/${id}/share`, {})).body.shareToken };
  await app.settle();
  // Without unread notifications, the page of a job marks none, and all its calls are reads.
  for (const person of [retailer, installer]) await person.post('/api/notifications/read-all');
});
afterAll(() => app.close());

async function jobWithPaymentRequest(): Promise<string> {
  const id = await awardedJob(retailer, installer, { requirements: [] });
  const installationDate = daysAfter(new Date(), 5);
  const { priceExGst } = (await retailer.get(`/api/jobs/${id}`)).body.job;
  for (const [path, body] of [
    ['schedule', { installationDate }],
    ['start'],
    ['complete'],
    ['request-payment', { requestedAmount: priceExGst }],
  ] as const) {
    const { status, text } = await installer.post(`/api/jobs/${id}/${path}`, body);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  }
  return id;
}

interface Visit {
  name: string;
  as: () => Client;
  path: () => string;
}
const makesNoRead = { none: 'It shows nothing that is read.' };

/** A new page does not compile without its visits, or the reason why it has none. */
const visits: Record<keyof typeof paths, Visit[] | { none: string }> = {
  home: { none: 'Its figures and jobs are left out if they do not arrive.' },
  privacy: makesNoRead,
  terms: makesNoRead,
  contact: makesNoRead,
  signUp: makesNoRead,
  forgotPassword: makesNoRead,
  confirmEmail: makesNoRead,
  join: makesNoRead,
  createJob: makesNoRead,
  postJob: makesNoRead,
  howItWorks: makesNoRead,
  pricing: makesNoRead,
  uploadTest: makesNoRead,
  settings: [{ name: 'the settings', as: () => retailer, path: () => '/settings' }],
  map: [
    { name: 'the jobs on the map', as: () => installer, path: () => '/map?lat=-33.8&lng=151&zoom=9' },
    { name: 'the installers on the map', as: () => retailer, path: () => '/map?lat=-33.8&lng=151&zoom=9' },
  ],
  directory: [{ name: 'the directory', as: () => retailer, path: () => '/directory' }],
  findWork: [{ name: 'the public jobs', as: () => installer, path: () => '/find-work' }],
  company: [{ name: 'a company', as: () => installer, path: () => `/company/${retailer.userId}` }],
  installer: [{ name: 'an installer', as: () => retailer, path: () => `/installers/${installer.userId}` }],
  dashboard: [
    { name: "a retailer's dashboard", as: () => retailer, path: () => '/dashboard?tab=all' },
    { name: "an installer's dashboard", as: () => installer, path: () => '/dashboard?tab=completed' },
  ],
  worklist: [
    { name: "a retailer's worklist", as: () => retailer, path: () => '/worklist?kind=approvals' },
    { name: "an installer's worklist", as: () => installer, path: () => '/worklist?kind=dates' },
  ],
  payments: [{ name: 'the payments', as: () => retailer, path: () => '/payments' }],
  calendar: [{ name: 'the calendar', as: () => installer, path: () => '/calendar' }],
  network: [{ name: 'the network', as: () => retailer, path: () => '/network' }],
  myJobs: [{ name: 'all jobs', as: () => retailer, path: () => '/jobs' }],
  credentials: [{ name: 'the credentials', as: () => installer, path: () => '/credentials' }],
  people: [{ name: 'the people of a company', as: () => retailer, path: () => '/people' }],
  profile: [{ name: 'the profile', as: () => retailer, path: () => '/profile' }],
  notifications: [{ name: 'the notifications', as: () => installer, path: () => '/notifications' }],
  job: [
    { name: 'a posted job', as: () => retailer, path: () => `/jobs/${posted}` },
    { name: 'a job to be paid', as: () => retailer, path: () => `/jobs/${requested}` },
    { name: "a job's page for its installer", as: () => installer, path: () => `/jobs/${requested}` },
  ],
  editJob: [{ name: 'the form of a job', as: () => retailer, path: () => `/jobs/${posted}/edit` }],
  inviteToJob: [{ name: 'the invitations to a job', as: () => retailer, path: () => `/jobs/${posted}/invite` }],
  sharedJob: [{ name: 'a shared job', as: () => installer, path: () => `/jobs/${shared.id}/shared/${shared.token}` }],
  admin: [{ name: 'the administration', as: () => admin, path: () => '/admin' }],
  adminList: [
    { name: 'all retailers', as: () => admin, path: () => '/admin/retailers' },
    { name: 'all installers', as: () => admin, path: () => '/admin/installers?q=sunny' },
    { name: 'every job', as: () => admin, path: () => '/admin/jobs' },
    { name: 'the installers to verify', as: () => admin, path: () => '/admin/verification' },
    { name: 'the reports', as: () => admin, path: () => '/admin/reports' },
    { name: 'the audit', as: () => admin, path: () => '/admin/audit' },
    { name: 'the health', as: () => admin, path: () => '/admin/health' },
  ],
  shareLanding: [{ name: 'a share link', as: () => installer, path: () => `/job/share/${shared.token}` }],
};
const pages = Object.values(visits).flatMap((each) => ('none' in each ? [] : each));

/** Sends reads to the real handlers. Reads of one path can be refused until they are allowed again. */
function browse(as: Client) {
  browseAs(as);
  const answering = globalThis.fetch;
  const asked = new Set<string>();
  let refused: string | null = null;
  let open = 0;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost:3000');
    if (!pathname.startsWith('/api/')) return answering(input, init);
    asked.add(pathname);
    if (pathname === refused) return new Response('busy', { status: 503 });
    open += 1;
    return answering(input, init).finally(() => {
      open -= 1;
    });
  };
  return {
    asked,
    refuse: (path: string | null) => {
      refused = path;
    },
    isQuiet: () => open === 0,
  };
}

/**
 * Reads that have their own tests, such as the session and the map's key, and the names of suburbs, without which a map works.
 */
const others = ['/api/auth/me', '/api/config/google-maps', '/api/places/nearby'];

const textOf = (): string => document.querySelector('main')?.textContent ?? '';

/** The placeholders of a load in progress. */
const standIns = (): Element[] =>
  [...document.querySelectorAll('main [role="status"]')].filter((each) =>
    /^(Loading|Redirecting)/.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
  );

/** Waits until no read is open, the text no longer changes and no placeholder is left. Returns the text of the page. */
async function arrived({ isQuiet }: { isQuiet: () => boolean }): Promise<string> {
  let last = '';
  let same = 0;
  await waitFor(
    async () => {
      await vi.dynamicImportSettled();
      const now = textOf();
      same = now === last ? same + 1 : 0;
      last = now;
      // A part of the page can begin its read a moment after the others have been answered.
      expect(isQuiet() && same > 1 && now !== '').toBe(true);
      expect(standIns()).toEqual([]);
    },
    { interval: 100 },
  );
  return last;
}

/** The reads that have failed so far, without the ids in their URLs. */
const lost = new Set<string>();
function turnsOf(reads: readonly string[]): readonly string[] {
  if (process.env.SCREEN_STATES === 'all') return reads;
  const kindOf = (read: string): string => read.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{20,}/g, 'id');
  const fresh = reads.filter((read) => !lost.has(kindOf(read)));
  for (const read of fresh) lost.add(kindOf(read));
  return fresh.length > 0 ? fresh : reads.slice(-1);
}

const figuresIn = (text: string): string[] => text.match(/\d[\d.,]*/g) ?? [];

describe('a read that fails is reported, shows no invented figure and can be retried', () => {
  it.each(pages)('on $name', async ({ as, path }) => {
    const server = browse(as());
    openApp(path());
    const whole = await arrived(server);
    const known = new Set(figuresIn(whole));
    const reads = [...server.asked].filter((each) => !others.includes(each));
    expect(reads).not.toEqual([]);
    for (const read of turnsOf(reads)) {
      cleanup();
      // happy-dom reads the values of a form's lists wrongly, so an untouched form has a draft.
      for (const key of drafts()) localStorage.removeItem(key);
      server.refuse(read);
      openApp(path());
      const [again] = await screen.findAllByRole('button', { name: 'Try again' });
      await arrived(server);
      expect(screen.getAllByText(/couldn't|Error loading/).length, `${read} is said`).toBeGreaterThan(0);
      expect(
        figuresIn(textOf()).filter((figure) => !known.has(figure)),
        read,
      ).toEqual([]);
      server.refuse(null);
      await userEvent.click(again as HTMLElement);
      await waitFor(() => expect(textOf()).toBe(whole));
    }
  });

  it('and the earlier answer stays, with its time, if a later read fails', async () => {
    const server = browse(retailer);
    const client = openApp(`/jobs/${posted}`);
    const whole = await arrived(server);
    server.refuse(`/api/jobs/${posted}`);
    await client.refetchQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getJob' });
    expect(
      await screen.findByText(/^We couldn't update this content\. It was last updated at \d+:\d\d [ap]m\.$/),
    ).toBeVisible();
    expect(textOf()).toContain(whole);
    server.refuse(null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(textOf()).toBe(whole));
  });
});
