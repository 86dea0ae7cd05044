import { expect, it } from '@jest/globals';
import { emailedKinds, notificationKinds } from './notifications.ts';

it('people are notified about ten kinds of events, and by email too for all but three, unless they switch it off', () => {
  expect(notificationKinds.join(' ')).toBe('invite award application date unassign return payment job review match');
  expect(notificationKinds.filter((kind) => !emailedKinds.includes(kind))).toEqual(['job', 'review', 'match']);
  expect(emailedKinds).toHaveLength(7);
});
