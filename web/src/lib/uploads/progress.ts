/** The progress of an upload: first a large photo is made smaller, and then this is the percentage. */
export type Progress = 'preparing' | number;
