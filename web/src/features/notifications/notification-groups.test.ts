import { expect, it } from 'vitest';
import { groupPages, type Notification } from './notification-groups.ts';

const news = (id: string, jobId: string | null): Notification => ({
  id,
  jobId,
  jobTitle: jobId && `Job ${jobId}`,
  kind: 'job',
  title: 'Work started',
  text: '',
  read: false,
  createdAt: '2026-01-02T03:04:05.000Z',
});
const shown = (...pages: Notification[][]) =>
  groupPages(pages.map((notifications) => ({ notifications }))).map(({ jobTitle, items }) => [
    jobTitle,
    items.map(({ id }) => id).join(' '),
  ]);

it('what happened to one job stands together, where its latest news is', () => {
  expect(shown([news('5', 'a'), news('4', 'b'), news('3', 'a'), news('2', 'b'), news('1', 'a')])).toEqual([
    ['Job a', '5 3 1'],
    ['Job b', '4 2'],
  ]);
});

it('what cannot be opened any more stands alone', () => {
  expect(shown([news('3', null), news('2', 'a'), news('1', null)])).toEqual([
    [null, '3'],
    ['Job a', '2'],
    [null, '1'],
  ]);
});

it('another page never changes what stands above', () => {
  const first = [news('5', 'a'), news('4', 'b')];
  expect(shown(first, [news('3', 'a')])).toEqual([...shown(first), ['Job a', '3']]);
});
