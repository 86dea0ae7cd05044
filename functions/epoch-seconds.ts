/** The time format of tokens and of rows that expire. */
export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
