import { afterAll, beforeAll } from '@jest/globals';
import { type App, type AppOptions, startApp } from './app.ts';

/** Starts the application before the first hook of a test file, and stops it after the last test. */
export function startedApp(options?: AppOptions): App {
  let started: App | undefined;
  beforeAll(async () => {
    started = await startApp(options);
  });
  afterAll(() => started?.close());
  const app = (): App => {
    if (!started) throw new Error('The application is started before the tests. Use it in a hook or a test.');
    return started;
  };
  return {
    get tableName() {
      return app().tableName;
    },
    client: (address) => app().client(address),
    retailer: (profile) => app().retailer(profile),
    installer: (profile) => app().installer(profile),
    admin: (hasConfirmed) => app().admin(hasConfirmed),
    register: (role, email) => app().register(role, email),
    unconfirmed: (role, email) => app().unconfirmed(role, email),
    settle: () => app().settle(),
    hold: () => app().hold(),
    mails: (to) => app().mails(to),
    close: () => app().close(),
  };
}
