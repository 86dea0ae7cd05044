import { expect, it } from 'vitest';
import { groupPages, labelOf, type Notification, unreadOfAct } from './notification-groups.ts';

const about = (id: string, jobId: string | null, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'job',
  title: 'Work started',
  jobId,
  jobNumber: jobId && `BR-${jobId}`,
  suburb: jobId && 'Parramatta',
  jobTitle: jobId && `Job ${jobId}`,
  act: null,
  text: '',
  byName: null,
  read: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  ...more,
});
const groups = (...pages: Notification[][]) => groupPages(pages.map((notifications) => ({ notifications })));
const shown = (...pages: Notification[][]) =>
  groups(...pages).map(({ lead, items }) => [lead, items.map(({ id }) => id).join(' ')]);

it('notifications about one job form one group, in the place of the newest one', () => {
  expect(shown([about('5', 'a'), about('4', 'b'), about('3', 'a'), about('2', 'b'), about('1', 'a')])).toEqual([
    ['BR-a · Parramatta', '5 3 1'],
    ['BR-b · Parramatta', '4 2'],
  ]);
});

it('a notification without a job is alone', () => {
  expect(shown([about('3', null), about('2', 'a'), about('1', null)])).toEqual([
    [null, '3'],
    ['BR-a · Parramatta', '2'],
    [null, '1'],
  ]);
});

it('a group stays the same if its newest notification is read, or a newer one arrives', () => {
  const keys = (...items: Notification[]) => groups(items).map(({ key }) => key);
  const [older, newer] = [about('1', 'a'), about('2', 'a')];
  expect(keys(newer, older)).toEqual(keys(older));
  expect(new Set(groups([newer], [older]).map(({ key }) => key)).size).toBe(2);
});

it('another page never changes the groups above', () => {
  const first = [about('5', 'a'), about('4', 'b')];
  expect(shown(first, [about('3', 'a')])).toEqual([...shown(first), ['BR-a · Parramatta', '3']]);
});

it.each([
  ['the number, the customer and the suburb lead', { customerName: 'Nguyen' }, 'BR-a · Nguyen · Parramatta', 'Job a'],
  ['a job without a number begins with its suburb', { jobNumber: null }, 'Parramatta', 'Job a'],
  [
    'a job that the person may no longer open has the name in the notification',
    { jobNumber: null, suburb: null, jobTitle: 'BR-1, Balmain, Roof' },
    'BR-1, Balmain, Roof',
    null,
  ],
])('%s', (_, more, lead, title) => {
  const [group] = groups([about('1', 'a', more)]);
  expect([group?.lead, group?.jobTitle]).toEqual([lead, title]);
});

it('a label names the whole job', () => {
  expect(labelOf(about('1', 'a', { customerName: 'Nguyen' }))).toBe('BR-a, Nguyen, Parramatta, Job a');
  expect(labelOf(about('1', null))).toBe('');
});

it('a group offers one action: that of its newest notification with an action', () => {
  const accept = { name: 'accept' as const, termsVersion: 2, priceExGst: 900, pvSizeKw: 6.6, batterySizeKwh: null };
  const [group, other] = groups([about('4', 'a'), about('3', 'a', { act: accept }), about('2', 'b')]);
  expect([group?.act, other?.act]).toEqual([accept, null]);
});

it('an action marks the unread notifications of its group that offer it', () => {
  const act = { name: 'review' as const };
  const [group] = groups([
    about('4', 'a'),
    about('3', 'a', { act }),
    about('2', 'a', { act, read: true }),
    about('1', 'a', { act }),
  ]);
  expect(group && unreadOfAct(group)).toEqual(['3', '1']);
});
