import { expect } from 'expect';
import { bind } from 'jest-each';
import { ModuleMocker } from 'jest-mock';

/** What jest consists of, for tests written for jest that another runner runs. */

export type Register = (title: string, body: () => unknown) => void;

export const withEach = (register: Register) => {
  const plain: Register = (title, body) => register(title, body);
  return Object.assign(plain, { each: bind(plain as never, false) });
};

const mocker = new ModuleMocker(globalThis);
export const mocks = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
};
export { expect };
