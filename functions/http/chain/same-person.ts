import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

/**
 * Refuses a page that shows another user than the session's. All tabs of a browser share one session, and another user may sign
 * in while a page is open. So each page sends its user's id, and no text of one user is saved as another's.
 */
export const samePerson = (): Link => ({
  before: ({ event }) => {
    const shown = event.headers['x-person'];
    const { actor } = event.findings;
    if (shown !== undefined && actor !== null && shown !== actor.person.userId) throw new Refusal('other_person');
  },
});
