import { describe, expect, it } from '@jest/globals';
import type { JobRow } from '../../data/rows.ts';
import { emailWords, type JobNews } from './email-words.ts';
import { jobEmail } from './job-email.ts';

const typed = 'Planted';
const card = {
  number: 'BR-1042',
  suburb: 'Parramatta',
  state: 'NSW',
  priceCents: 420_000,
  title: `${typed} title`,
  summary: `${typed} summary`,
  retailerCompany: `${typed} Roofs`,
  assignedCompany: `${typed} Electrical`,
};
const job = {
  retailerId: 'retailer',
  installationDate: '2026-01-05',
  card,
  customer: { name: `${typed} customer` },
  cancelReason: `${typed} reason`,
} as unknown as JobRow;
const all = Object.keys(emailWords) as JobNews[];

describe('the email of every notification about a job', () => {
  it.each(all.flatMap((news) => [[news, 'retailer'] as const, [news, 'installer'] as const]))(
    '"%s" to the %s names the job and quotes no user',
    (news, userId) => {
      const { subject, text } = jobEmail(job, userId, news, '$100.00 ex GST');
      expect(subject).toMatch(/ in Parramatta/);
      expect(subject.split(' ').length).toBeGreaterThan(3);
      expect(text).toMatch(/\n\nJob: BR-1042, Parramatta NSW, .*\$4,200\.00 ex GST$/);
      expect(`${subject} ${text}`).not.toContain(typed);
    },
  );

  it('names the job by its number if the suburb is unknown', () => {
    const unplaced = { ...job, card: { ...card, suburb: null, state: null } } as unknown as JobRow;
    expect(jobEmail(unplaced, 'retailer', 'Work started', null).subject).toBe('Work has started on your job BR-1042');
  });

  it('contains the installation date, unless the job no longer has one', () => {
    expect(jobEmail(job, 'installer', 'New installation date', null).subject).toBe(
      'Your job in Parramatta is now booked for Monday 5 January 2026',
    );
    expect(jobEmail(job, 'installer', 'Job awarded', null).text).toContain('booked for Monday 5 January 2026');
    expect(jobEmail(job, 'installer', 'Installer unassigned', null).text).not.toContain('2026');
  });

  it('contains the amount of a payment', () => {
    expect(jobEmail(job, 'retailer', 'Payment requested', '$100.00 ex GST').text).toContain('requests $100.00 ex GST.');
  });
});
