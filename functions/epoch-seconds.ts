/** Returns the seconds since 1970, which tokens and the `ttl` of rows use. */
export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
