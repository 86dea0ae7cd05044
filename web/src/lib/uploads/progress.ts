/** The progress of an upload: `preparing` while a large photo is made smaller, and then the percentage. */
export type Progress = 'preparing' | number;
