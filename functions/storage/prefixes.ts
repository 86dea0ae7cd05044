/** Where files are in the bucket. People upload to the first prefix. Checked files are copied to the second and stay there. */
export const stagingPrefix = 'staging/';
export const keptPrefix = 'obj/';
/** Copies of people's data, which go after a day. */
export const copiesPrefix = 'copies/';
