/** How long Cognito's tokens are valid. Both the real pool and its stand-in use these values. */
export const accessTokenMinutes = 10;
export const refreshTokenDays = 30;

export const accessTokenSeconds = accessTokenMinutes * 60;
export const refreshTokenSeconds = refreshTokenDays * 24 * 60 * 60;
