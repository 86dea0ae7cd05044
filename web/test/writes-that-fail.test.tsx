import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { routes, type WriteName } from '#shared/api/index.ts';
import { patternOf } from '#shared/api/route/path.ts';
import { type ErrorCode, errorCodes } from '#shared/errors.ts';
import { awardedJob, installerProfile, postJob } from '../../infra/tools/in-process/builders.ts';
import { readsOf } from '../src/lib/server/queries.ts';
import { writes } from '../src/lib/server/writes/writes.ts';
import { opens } from './places-of-forms.ts';
import { type PlaceOfWrite, placesOfWrites } from './places-of-writes.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';
import { inAWeek } from './staged-jobs.ts';
import { isPressed } from './without-a-button.ts';

/**
 * Checks that every press reports its outcome. After a failure, typed text stays, the button works again, and the screen reads
 * changed data again. Each write gets two of the answers, and the next write gets others. With SCREEN_STATES=all, each write gets
 * all answers.
 */

/** Error codes that open another page or ask a question first. They have their own tests. */
const elsewhere: readonly string[] = [
  'unauthenticated',
  'token_expired',
  'other_person',
  'password_needed',
] satisfies ErrorCode[];

interface Outcome {
  name: string;
  /** Returns the server's response, or the error that `fetch` throws. */
  answer: (words: string) => Response | Error;
  /** Returns the message on screen. */
  says: (words: string, name: WriteName) => string;
  isReadAgain: boolean;
}

const aboutTheRequest = [400, 401, 413, 415, 422, 429];
const refusals = (Object.keys(errorCodes) as ErrorCode[])
  .filter((code) => !elsewhere.includes(code))
  .map((code): Outcome => {
    const { status } = errorCodes[code];
    return {
      name: `${status} ${code}`,
      answer: (message) => new Response(JSON.stringify({ code, message }), { status }),
      says: (message) => message,
      isReadAgain: !aboutTheRequest.includes(status),
    };
  });
const outcomes: Outcome[] = [
  ...refusals,
  {
    name: '502 of the gateway',
    answer: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    says: (_, name) => writes[name].fallback ?? errorCodes.internal.message,
    isReadAgain: true,
  },
  {
    name: 'a lost answer',
    answer: () => new TypeError('Failed to fetch'),
    says: () => 'we do not know whether this was saved',
    isReadAgain: true,
  },
];

let app: App;
let places: Awaited<ReturnType<typeof placesOfWrites>>;
beforeAll(async () => {
  app = await startRealApi();
  places = await placesOfWrites(app);
});
afterAll(() => app.close());

/** Replaces `fetch`. The returned `answer` is sent for the write under test; all other calls reach the real handlers. */
function answerInstead({ who, isSignedIn = true }: PlaceOfWrite, name: WriteName) {
  browseAs(who, isSignedIn);
  const { method, path } = routes[name];
  const real = globalThis.fetch;
  const changed = readsOf(writes[name].changes).map((each) => patternOf(routes[each].path));
  // Counts the write, and the reads of data that it changes.
  const state = { writes: 0, reads: 0, answer: (): Response | Error | null => null };
  globalThis.fetch = async (input, init = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost:3000');
    const isThisWrite = init.method === method && patternOf(path).test(pathname);
    if ((init.method ?? 'GET') === 'GET' && changed.some((pattern) => pattern.test(pathname))) state.reads += 1;
    const answer = isThisWrite ? state.answer() : null;
    if (!answer) return real(input, init);
    state.writes += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  return state;
}

const names = Object.keys(writes) as WriteName[];
const turnsOf = (name: WriteName): Outcome[] => {
  if (process.env.SCREEN_STATES === 'all') return outcomes;
  const at = names.indexOf(name) * 2;
  return [0, 1].flatMap((turn) => outcomes[(at + turn) % outcomes.length] ?? []);
};

const shown = (): string => document.body.textContent ?? '';

describe('a write that fails', () => {
  it.each(names.filter(isPressed))('%s', async (name) => {
    const place = await places[name]();
    const server = answerInstead(place, name);
    openApp(place.path);
    await place.prepare?.();
    for (const [turn, { name: outcome, answer, says, isReadAgain }] of turnsOf(name).entries()) {
      const words = `Not today, the ${turn + 1}. time.`;
      server.answer = () => answer(words);
      const { writes, reads } = server;
      // The button only works again a moment after the answer to the previous press.
      await waitFor(async () => {
        if (server.writes === writes) await place.press();
        expect([outcome, server.writes]).toEqual([outcome, writes + 1]);
      });
      await waitFor(() => expect(shown(), outcome).toContain(says(words, name)));
      await place.expectTyped?.();
      if (isReadAgain && reads > 0)
        await waitFor(() => expect(server.reads, `reads after ${outcome}`).toBeGreaterThan(reads));
    }
  });
});

describe('a lost race', () => {
  it('an installer who applies too late reads who has the job, and the page no longer offers it', async () => {
    const [retailer, late, quick] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
    const id = await postJob(retailer);
    browseAs(late);
    openApp(`/jobs/${id}`);
    await opens('Apply for this job', 'Apply for Job')();
    fireEvent.change(await screen.findByLabelText(/^Lead time/), { target: { value: '7' } });
    await quick.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    await retailer.put(`/api/applications/${id}.${quick.userId}`, { status: 'accepted' });
    await userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
    await screen.findByText(/^This job was awarded to another installer/);
    await screen.findByRole('heading', { name: 'Job Not Found' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a retailer who sets a date for an installer who has just left sees the job posted again, without the dialog', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const id = await awardedJob(retailer, installer);
    browseAs(retailer);
    openApp(`/jobs/${id}`);
    await opens('Set the installation date', 'Schedule Installation')();
    fireEvent.change(await screen.findByLabelText(/^Installation date/), { target: { value: inAWeek() } });
    await installer.post(`/api/jobs/${id}/unassign`, {});
    await userEvent.click(screen.getByRole('button', { name: 'Confirm date' }));
    await screen.findByText("This job is New, so it cannot be scheduled. The page now shows the job's current status.");
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Set the installation date' })).toBeNull();
  });
});

it('a retailer sees three of four applicants in order, then all four, and awards the job to one', async () => {
  const [retailer, near, quick, slow, last] = await Promise.all([
    app.retailer(),
    ...Array.from({ length: 4 }, () => app.installer()),
  ]);
  await quick?.put('/api/profile/installer', installerProfile({ companyName: 'Quick Volts' }));
  const id = await postJob(retailer);
  const apply = (who: Client | undefined, leadTimeDays: number) =>
    who?.post(`/api/jobs/${id}/apply`, { leadTimeDays, message: 'I live around the corner.' });
  await apply(near, 21);
  await apply(quick, 2);
  await apply(slow, 30);
  await apply(last, 40);
  browseAs(retailer);
  openApp(`/jobs/${id}`);
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Shortest lead time');
  const leadTimes = () => screen.getAllByText('Lead time').map((each) => each.nextElementSibling?.textContent);
  expect(leadTimes()).toEqual(['2 days', '21 days', '30 days']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4 applications' }));
  expect(leadTimes()).toEqual(['2 days', '21 days', '30 days', '40 days']);
  expect(screen.getAllByText('I live around the corner.')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Quick Volts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept application' }));
  await screen.findByText('Application accepted');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
