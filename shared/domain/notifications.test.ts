import { expect, it } from '@jest/globals';
import { emailedKinds, notificationKinds } from './notifications.ts';

it('people are notified about nine kinds of events, and by email too for all but two, unless they switch it off', () => {
  expect(notificationKinds.join(' ')).toBe('invite award application date unassign return payment job review');
  expect(notificationKinds.filter((kind) => !emailedKinds.includes(kind))).toEqual(['job', 'review']);
  expect(emailedKinds).toHaveLength(7);
});
