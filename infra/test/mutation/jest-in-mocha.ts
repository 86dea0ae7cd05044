import { mocks, type Register, withEach } from '../harness/jest-parts.ts';

/**
 * Replaces `@jest/globals` for the tests and runs them in mocha. Jest loads everything again for every run. Mocha keeps one
 * process with everything loaded, so that one more mutant takes milliseconds and not seconds.
 */

type Body = () => unknown;
type Hook = (body: Body) => void;

const mocha = globalThis as unknown as {
  describe: Register;
  it: Register;
  before: Hook;
  beforeEach: Hook;
  afterEach: Hook;
};

/** Coverage is counted by the titles of the tests, so they must be unique. */
export const describe = withEach((title, body) => mocha.describe(title, body));
export const it = withEach((title, body) => mocha.it(title, body));
export const beforeAll: Hook = (body) => mocha.before(body);
/** Everything that is open stays open for the next mutant, until the process ends. */
export const afterAll: Hook = () => undefined;
export const beforeEach: Hook = (body) => mocha.beforeEach(body);
export const afterEach: Hook = (body) => mocha.afterEach(body);
export const jest = mocks;
export { expect } from '../harness/jest-parts.ts';
