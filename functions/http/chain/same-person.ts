import { Refusal } from '../../refusal.ts';
import type { Link } from './findings.ts';

/**
 * All tabs of a browser share one session, and someone else may sign in while a page is open. So each page sends the id of
 * the person it shows. Then nothing that one person typed is saved as another's, and nobody sees another person's data.
 */
export const samePerson = (): Link => ({
  before: ({ event }) => {
    const shown = event.headers['x-person'];
    const { actor } = event.findings;
    if (shown !== undefined && actor !== null && shown !== actor.userId) throw new Refusal('other_person');
  },
});
