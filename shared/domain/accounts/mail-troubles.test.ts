import { describe, expect, it } from '@jest/globals';
import { mailTroubles, troubleOf } from './mail-troubles.ts';

const bounce = (bounceType: string) => ({ eventType: 'Bounce', bounce: { bounceType } });
const complaint = (complaintFeedbackType?: string) => ({
  eventType: 'Complaint',
  complaint: { complaintFeedbackType },
});

describe('sending email to an address', () => {
  it.each([
    ['an email had a hard bounce', bounce('Permanent'), 'bounced'],
    ['a reader marked one as spam', complaint('abuse'), 'complained'],
    ['a reader complained, and the service does not say how', complaint(), 'complained'],
    ['a complaint has no details at all', { eventType: 'Complaint' }, 'complained'],
  ])('stops when %s', (_what, report, trouble) => {
    expect(troubleOf(report)).toBe(trouble);
    expect(mailTroubles).toContain(trouble);
  });

  it.each([
    ['a mailbox was full', bounce('Transient')],
    ['an email bounced for an unknown reason', bounce('Undetermined')],
    ['a bounce has no details', { eventType: 'Bounce' }],
    ['a reader moved an email out of the junk folder', complaint('not-spam')],
    ['an email arrived', { eventType: 'Delivery' }],
    ['an email arrived after a hard bounce', { ...bounce('Permanent'), eventType: 'Delivery' }],
    ['an email arrived after a spam complaint', { ...complaint('abuse'), eventType: 'Delivery' }],
  ])('continues when %s', (_what, report) => {
    expect(troubleOf(report)).toBeNull();
  });
});
