import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/**
 * Connects a retailer and an installer through an application, an invitation or an award. From then on, the retailer sees
 * the installer's profile, even a private one. Written in the same transaction. Repeating it is harmless.
 */
export const rememberAcquaintance = (retailerId: string, installerId: string): NamedWrite =>
  write('acquaintance', (entities) => entities.acquaintance.put({ userId: retailerId, installerId }).commit());
