import { expect, it } from '@jest/globals';
import { emailedKinds, kindsOfWholeCompany, notificationKinds, notificationLabels } from './notifications.ts';

it('users are notified about fourteen kinds of events, and by email too unless they switch it off', () => {
  expect(notificationKinds.join(' ')).toBe(
    'invite award application date team unassign return payment job review match reminder report copy',
  );
  // Matches of saved searches have a separate email, and decisions about reports are not emailed.
  expect(notificationKinds.filter((kind) => !emailedKinds.includes(kind))).toEqual(['match', 'report']);
  expect(emailedKinds).toHaveLength(12);
});

it('each kind that a role gets has one label in the words of that role, and no label names the other role’s events', () => {
  const { retailer, installer } = notificationLabels;
  expect(Object.keys(installer).filter((kind) => !(kind in retailer))).toEqual(['team', 'return', 'match']);
  expect(notificationKinds.filter((kind) => !(kind in installer))).toEqual(['report']);
  expect(Object.values(retailer).filter((label) => /my application|credential|awarded to me/.test(label))).toEqual([]);
  expect(Object.values(installer).filter((label) => /my invitation|my job|installer/.test(label))).toEqual([]);
  expect(kindsOfWholeCompany.every((kind) => kind in installer)).toBe(true);
});
