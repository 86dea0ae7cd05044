import { CustomAttributeType, Entity } from 'electrodb';
import { reportDecisions } from '#shared/domain/admin/reports.ts';
import { number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

/** What one person said about it. */
export interface Complaint {
  reporterId: string;
  reason: string;
  at: string;
}

/**
 * A review or a profile that people have reported, with all that they said, and what was decided. It lies in the partition of
 * whoever wrote the review or has the profile, and goes with them.
 */
export const reportEntity = new Entity({
  model: model('report'),
  attributes: {
    userId: text,
    /** The job of the review, or the review's own id if its author has written several about that job, or the person again for their profile. */
    thingId: text,
    /** The review, if it is about one. */
    review: { type: CustomAttributeType<{ jobId: string; ratingId: string }>('any') },
    version: number,
    complaints: { type: CustomAttributeType<Complaint[]>('any'), required: true },
    /** When the first complaint came in that nobody has decided about. Absent once somebody has. */
    openedAt: optionalText,
    /** The latest decision. */
    decision: { type: reportDecisions },
    decidedAt: optionalText,
    decidedBy: optionalText,
    list1pk: optionalText,
    list1sk: optionalText,
  },
  indexes: { byThing: mainKey(['userId'], ['thingId']), open: listKey('list1') },
});
