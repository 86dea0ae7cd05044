/** The folders of the bucket. Users upload to `staging/`. Our code copies checked files to `obj/`, where they stay. */
export const stagingPrefix = 'staging/';
export const keptPrefix = 'obj/';
/** Data copies, which are deleted after a day. */
export const copiesPrefix = 'copies/';
