import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

/**
 * Refuses a request from a page that shows a user other than the session's. All tabs of a browser share one session, and another
 * user may sign in while a page is open. Each page sends its user's id, so no text of one user is saved as another user's.
 */
export const samePerson = (): Link => ({
  before: ({ event }) => {
    const shown = event.headers['x-person'];
    const { actor } = event.findings;
    if (shown !== undefined && actor !== null && shown !== actor.person.userId) throw new Refusal('other_person');
  },
});
