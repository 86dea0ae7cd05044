/** The folders of the bucket. Users upload to the first prefix. Checked files are copied to the second and stay there. */
export const stagingPrefix = 'staging/';
export const keptPrefix = 'obj/';
/** Data copies, which are deleted after a day. */
export const copiesPrefix = 'copies/';
