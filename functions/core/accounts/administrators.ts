import { ConditionLost, commit, write } from '../../data/commit.ts';
import { findEmail, normaliseEmail } from './email-addresses.ts';

/** Makes or unmakes an administrator; counts from the person's next request on. False when nobody has that address. */
export async function setAdministrator(email: string, isAdmin: boolean): Promise<boolean> {
  const held = await findEmail(normaliseEmail(email));
  if (held?.state !== 'active') return false;
  const { userId } = held;
  try {
    await commit([write('user', (entities) => entities.user.patch({ userId }).set({ isAdmin }).commit())]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}
