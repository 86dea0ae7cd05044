import { expect, test } from 'vitest';
import type { JobCard } from '../../components/job-facts.tsx';
import { invitesOf } from './invites-of.ts';

const job = (changes: Partial<JobCard>) => ({ status: 'posted', isPublic: false, ...changes }) as JobCard;
const countsOf = (pending: number, accepted: number, declined: number) =>
  invitesOf(job({ inviteCounts: { pending, accepted, declined } }));

test('the row of a private job says only the counts of invitations that are not zero', () => {
  expect(countsOf(2, 0, 1)).toBe('2 invited, 1 declined');
  expect(countsOf(0, 1, 0)).toBe('1 accepted');
  expect(countsOf(1, 2, 3)).toBe('1 invited, 2 accepted, 3 declined');
  expect(countsOf(0, 0, 0)).toBe('Not invited yet');
});

test('a public job, a job with an installer and a job that is not posted say nothing about invitations', () => {
  const inviteCounts = { pending: 1, accepted: 0, declined: 0 };
  expect(invitesOf(job({ inviteCounts, isPublic: true }))).toBeNull();
  expect(invitesOf(job({ inviteCounts, status: 'accepted' }))).toBeNull();
  expect(invitesOf(job({ inviteCounts, assignedInstaller: { companyName: 'Sam' } } as Partial<JobCard>))).toBeNull();
});
