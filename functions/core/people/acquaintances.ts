import { type NamedWrite, write } from '../../data/commit.ts';
import { rows } from '../../data/service.ts';

/**
 * A retailer and an installer whom an application, an invitation or an award has brought together: the retailer sees the
 * installer's profile from then on, even a private one. Written with whatever brought them together; repeating is harmless.
 */
export const acquaintanceWrite = (retailerId: string, installerId: string): NamedWrite =>
  write('acquaintance', (entities) => entities.acquaintance.put({ userId: retailerId, installerId }).commit());

/** Whether the retailer has had to do with the installer. */
export async function areAcquainted(retailerId: string, installerId: string): Promise<boolean> {
  const { data } = await rows().acquaintance.get({ userId: retailerId, installerId }).go({ consistent: true });
  return data !== null;
}
