import { expect, it } from '@jest/globals';
import { emailedKinds, notificationKinds } from './notifications.ts';

it('people are notified about eleven kinds of events, and by email too unless they switch it off', () => {
  expect(notificationKinds.join(' ')).toBe(
    'invite award application date unassign return payment job review match reminder',
  );
  // A saved search has an email of its own.
  expect(notificationKinds.filter((kind) => !emailedKinds.includes(kind))).toEqual(['match']);
  expect(emailedKinds).toHaveLength(10);
});
