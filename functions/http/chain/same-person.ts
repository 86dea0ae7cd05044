import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

/**
 * All tabs of a browser share one session. A page says whom it shows, so what one person typed is never saved as another
 * person's who has signed in since, and nobody sees another person's data under their own name.
 */
export const samePerson = (): Link => ({
  before: ({ event }) => {
    const shown = event.headers['x-person'];
    const { actor } = event.findings;
    if (shown !== undefined && actor !== null && shown !== actor.userId) throw new Refusal('other_person');
  },
});
