import type { ErrorCode } from '#shared/errors.ts';

/**
 * The cells and situations that many rows share. `expectation.ts` explains the cells. The columns of every table are the callers in
 * the order of `people`: retailer (RN), owner (RO), installer (IU), invitee (II), applicant (IA), assignee (IS), former (FO),
 * linkInstaller (SI), linkRetailer (SR) and admin (AD).
 */

//                        RN   RO   IU   II   IA   IS   FO   SI   SR   AD
export const everyone = 'ok   ok   ok   ok   ok   ok   ok   ok   ok   ok';
export const byRetailers = 'ok   ok   403  403  403  403  403  403  ok   ok';
export const byInstallers = '403  403  ok   ok   ok   ok   ok   ok   403  403';
export const byAdmins = '403  403  403  403  403  403  403  403  403  ok';
export const byOwner = 'v403 ok   403  403  403  403  403  403  v403 v403';
export const byOwnerOrAdmin = 'v403 ok   403  403  403  403  403  403  v403 ok';
export const byAssignee = '403  403  v403 v403 v403 ok   v403 v403 403  403';
export const byParties = 'v403 ok   v403 v403 v403 ok   v403 v403 v403 v403';
export const record = '404  ok   404  404  404  ok   404  404  404  ok';

/** The visitors' cells of most calls. */
export const usualVisitors = '401 401 expired suspended';
/** The visitors' cells of a route that needs no session. A request with an expired or suspended session is still refused. */
export const sessionOptional = 'ok ok expired suspended';
export const everyVisitor = 'ok ok ok ok';

export const posted = 'open private';
export const wrongState: ErrorCode = 'wrong_state';
