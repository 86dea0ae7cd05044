/** Ids are lower-case UUIDs. The id of an item in a job starts with the job's id, so one id is enough to find its row. */

export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The format of an Idempotency-Key. A repeated write with the same key has no further effect. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,255}$/;

export const isUuid = (value: string): boolean => uuidPattern.test(value);

/**
 * Returns the id of a requirement, application, invite or rating. `part` is the requirement's own UUID,
 * or the user id of the applicant, the invited installer or the review's author.
 */
export const childId = (jobId: string, part: string): string => `${jobId}.${part}`;

/** Returns the two parts of the id of an item in a job. Null for any other text. */
export const parseChildId = (id: string): { jobId: string; part: string } | null => {
  const [jobId = '', part = '', ...rest] = id.split('.');
  return rest.length === 0 && isUuid(jobId) && isUuid(part) ? { jobId, part } : null;
};
