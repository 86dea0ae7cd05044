import type { WriteName } from '#shared/api/index.ts';
import { accountWrites } from './account-writes.ts';
import { adminWrites } from './admin-writes.ts';
import type { WriteDeclaration } from './declaration.ts';
import { jobWrites } from './job-writes.ts';
import { peopleWrites } from './people-writes.ts';

/** Every write of the contract, each declared once. A new one does not compile without its declaration. */
export const writes: { [N in WriteName]: WriteDeclaration<N> } = {
  ...accountWrites,
  ...peopleWrites,
  ...jobWrites,
  ...adminWrites,
};
