/** Returns the date that many days from now, as the API writes dates. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
