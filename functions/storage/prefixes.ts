/** Where files lie in the bucket. People send them to the first; what was checked is copied to the second and stays. */
export const stagingPrefix = 'staging/';
export const keptPrefix = 'obj/';
