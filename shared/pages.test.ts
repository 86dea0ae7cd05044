import { expect, it } from '@jest/globals';
import { describedPageAt, hrefTo, paths } from './pages.ts';

const id = '5b1f0e6e-1111-4222-8333-444455556666';

it.each([
  [`/company/${id}`, { page: 'company', id }],
  [`/installers/${id}`, { page: 'installer', id }],
  [`/jobs/${id}`, { page: 'job', id }],
  [hrefTo(paths.job, { id }), { page: 'job', id }],
  [`/jobs/${id}/edit`, null],
  [`/company/${id}/`, null],
  [`/x/company/${id}`, null],
  ['/jobs/create', null],
  ['/company/not-an-id-but-as-long-as-one-is-0000', null],
])('the described page at %s is %j', (path, expected) => {
  expect(describedPageAt(path)).toEqual(expected);
});
