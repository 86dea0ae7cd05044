import { expect, it } from 'vitest';
import { sortRecords } from './use-record-table.ts';

interface Company {
  name: string;
  jobs: number | null;
}

const company = (name: string, jobs: number | null): Company => ({ name, jobs });
const rows = [company('Émile Solar', 2), company('delta', null), company('Zebra', 1), company('', 2)];
const byName = { name: 'name', label: 'Name', show: ({ name }: Company) => name, sortBy: ({ name }: Company) => name };
const byJobs = { name: 'jobs', label: 'Jobs', show: () => '', sortBy: ({ jobs }: Company) => jobs };
const namesOf = (sorted: readonly Company[]) => sorted.map(({ name }) => name);

it('sorting by a text ignores case and accents, and puts a missing text last', () => {
  expect(namesOf(sortRecords(rows, byName, 'asc'))).toEqual(['delta', 'Émile Solar', 'Zebra', '']);
  expect(namesOf(sortRecords(rows, byName, 'desc'))).toEqual(['Zebra', 'Émile Solar', 'delta', '']);
});

it('equal records keep the order of the server, in either direction', () => {
  expect(namesOf(sortRecords(rows, byJobs, 'asc'))).toEqual(['Zebra', 'Émile Solar', '', 'delta']);
  expect(namesOf(sortRecords(rows, byJobs, 'desc'))).toEqual(['Émile Solar', '', 'Zebra', 'delta']);
});
