import { expect, it } from '@jest/globals';
import { emailedKinds, notificationKinds } from './notifications.ts';

it('people are told of nine kinds of things, and of all but two by e-mail too unless they say otherwise', () => {
  expect(notificationKinds.join(' ')).toBe('invite award application date unassign return payment job review');
  expect(notificationKinds.filter((kind) => !emailedKinds.includes(kind))).toEqual(['job', 'review']);
  expect(emailedKinds).toHaveLength(7);
});
