import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { addressOf, type DemoUser, forEachOf } from './joining.ts';
import { demoPassword, installers, retailers } from './people.ts';
import { createPerson, type DemoApi, type Person } from './person.ts';
import type { Progress } from './progress.ts';
import { isQuiet, listStories, type Story } from './stories.ts';
import { type Cast, castStory, inTurn, tellOnce } from './telling.ts';

type Page = AnswerOf<Routes['listNotifications']>;

export interface SettlingApi extends DemoApi {
  /** Resolves when the follow-up work of all changes so far is done. */
  settled: () => Promise<void>;
}

/** How many stories run at the same time. The number is low, because people already use the application. */
const atOnce = 2;

/**
 * Returns the people and the quiet stories of the demo accounts: those in which neither party waits for the other. Stories with
 * booked jobs come first, because the dashboards show these jobs.
 */
const quietCast = (): Cast => {
  const stories = listStories().filter(isQuiet);
  const isBooked = ({ status }: { status: string }) => status === 'booked';
  return {
    retailers,
    installers,
    stories: [...stories.filter(isBooked), ...stories.filter((each) => !isBooked(each))],
  };
};

/** Marks the notifications of a job as read, and leaves the others unread. */
async function readAbout(person: Person, jobId: string, at: Date): Promise<void> {
  let query: Record<string, string> | undefined = { unread: 'true' };
  while (query) {
    const { notifications, nextCursor }: Page = await person.call(at, 'listNotifications', { query });
    for (const { id } of notifications.filter((each) => each.jobId === jobId))
      await person.call(at, 'readNotification', { params: { id } });
    query = nextCursor ? { ...query, cursor: nextCursor } : undefined;
  }
}

/** Runs the quiet stories of the demo accounts. After an interruption, the next start continues where this one stopped. */
export async function loadQuiet(api: SettlingApi, progress: Progress, cast = quietCast()): Promise<void> {
  const known = new Map<DemoUser, Person>();
  await forEachOf([...[...cast.retailers, ...cast.installers].entries()], atOnce, async ([index, demoUser]) => {
    const { email } = demoUser;
    const person = createPerson(api, { email, password: demoPassword, address: addressOf(index) });
    const { user } = await person.call(progress.since, 'signIn', { body: { email, password: demoPassword } });
    known.set(demoUser, Object.assign(person, { id: user.id }));
  });
  const nameOf = ({ index }: Story) => `quiet-job-${index}`;
  const toTell = cast.stories.filter((story) => !progress.isDone(nameOf(story)));
  const tell = async (story: Story) => {
    const told = castStory(story, progress.since, { retailers, installers, known });
    const jobId = await tellOnce(told, nameOf(story), progress);
    // The follow-up work writes the notifications, so we wait for it before we mark them as read.
    await api.settled();
    for (const person of [told.owner, told.crew, ...told.others]) await readAbout(person, jobId, progress.since);
    await progress.done(nameOf(story));
  };
  await forEachOf(inTurn(toTell), atOnce, async (stories) => {
    for (const story of stories) await tell(story);
  });
}
