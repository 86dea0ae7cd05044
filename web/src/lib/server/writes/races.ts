/** Sentences for people who lost a race, used by several writes. */
export const look = "The page now shows the job's current status.";
export const deleted = 'This job has just been deleted. Your dashboard shows the jobs you have.';
export const givenAway = 'This job has gone to another installer, or the retailer has taken it down.';
export const takenOff = 'The retailer has just taken you off this job. Your dashboard shows the jobs you have.';
export const notYours = 'This job is no longer yours, or it was deleted. Your dashboard shows the jobs you have.';
export const seeFindWork = 'See Find work for open jobs.';
