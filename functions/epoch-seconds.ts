/** How tokens, and rows that remove themselves, count time. */
export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
