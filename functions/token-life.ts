/** How long what Cognito issues is good for. The real pool and its stand-in are set up with these. */
export const accessTokenMinutes = 10;
export const refreshTokenDays = 30;

export const accessTokenSeconds = accessTokenMinutes * 60;
export const refreshTokenSeconds = refreshTokenDays * 24 * 60 * 60;
