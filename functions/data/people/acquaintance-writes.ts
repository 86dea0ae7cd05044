import { type NamedWrite, write } from '../commit.ts';

/**
 * A retailer and an installer whom an application, an invitation or an award has brought together: the retailer sees the
 * installer's profile from then on, even a private one. Written with whatever brought them together; repeating is harmless.
 */
export const rememberAcquaintance = (retailerId: string, installerId: string): NamedWrite =>
  write('acquaintance', (entities) => entities.acquaintance.put({ userId: retailerId, installerId }).commit());
