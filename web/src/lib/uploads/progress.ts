/** A large photo is made smaller first. Then the percentage of the upload follows. */
export type Progress = 'preparing' | number;
