/** Sentences for people who lost a race, used by several writes. */
export const look = "The page now shows the job's current status.";
export const deleted = 'This job has just been deleted. Your dashboard shows the jobs you have.';
export const givenAway = 'This job was awarded to another installer, or the retailer has closed it.';
export const takenOff = 'The retailer has just unassigned you from this job. Your dashboard shows the jobs you have.';
export const notYours =
  "You're no longer assigned to this job, or it was deleted. Your dashboard shows the jobs you have.";
export const seeFindWork = 'See Find work for open jobs.';
