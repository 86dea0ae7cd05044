import { expect, it } from '@jest/globals';
import { emailedKinds, notificationKinds } from './notifications.ts';

it('users are notified about fourteen kinds of events, and by email too unless they switch it off', () => {
  expect(notificationKinds.join(' ')).toBe(
    'invite award application date team unassign return payment job review match reminder report copy',
  );
  // Matches of saved searches have a separate email, and decisions about reports are not emailed.
  expect(notificationKinds.filter((kind) => !emailedKinds.includes(kind))).toEqual(['match', 'report']);
  expect(emailedKinds).toHaveLength(12);
});
