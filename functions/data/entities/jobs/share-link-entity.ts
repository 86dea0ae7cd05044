import { Entity } from 'electrodb';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

export const shareLinkEntity = new Entity({
  model: model('sharelink'),
  attributes: { tokenHash: text, jobId: text },
  indexes: { byToken: mainKey(['tokenHash'], []) },
});

/** Written when a signed-in person opens a live share link. Void once the link is replaced. */
export const grantEntity = new Entity({
  model: model('grant'),
  attributes: {
    jobId: text,
    userId: text,
    shareEpoch: number,
    createdAt: text,
    /** Since when no link to the job works for this person, because they were unassigned. */
    barredAt: optionalText,
  },
  indexes: { byJob: mainKey(['jobId'], ['userId']) },
});
