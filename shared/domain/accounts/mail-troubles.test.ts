import { describe, expect, it } from '@jest/globals';
import { mailTroubles, troubleOf } from './mail-troubles.ts';

const bounce = (bounceType: string) => ({ eventType: 'Bounce', bounce: { bounceType } });
const complaint = (complaintFeedbackType?: string) => ({
  eventType: 'Complaint',
  complaint: { complaintFeedbackType },
});

describe('mail to an address', () => {
  it.each([
    ['a letter came back for good', bounce('Permanent'), 'bounced'],
    ['a reader called one unwanted', complaint('abuse'), 'complained'],
    ['a reader complained, and the service does not say how', complaint(), 'complained'],
    ['a complaint has no details at all', { eventType: 'Complaint' }, 'complained'],
  ])('stops when %s', (_what, report, trouble) => {
    expect(troubleOf(report)).toBe(trouble);
    expect(mailTroubles).toContain(trouble);
  });

  it.each([
    ['a mailbox was full', bounce('Transient')],
    ['nobody knows why a letter came back', bounce('Undetermined')],
    ['a bounce has no details', { eventType: 'Bounce' }],
    ['a reader took a letter out of the junk', complaint('not-spam')],
    ['a letter arrived', { eventType: 'Delivery' }],
    ['a letter arrived after one that came back', { ...bounce('Permanent'), eventType: 'Delivery' }],
    ['a letter arrived that was once called unwanted', { ...complaint('abuse'), eventType: 'Delivery' }],
  ])('goes on when %s', (_what, report) => {
    expect(troubleOf(report)).toBeNull();
  });
});
