import type { FieldChange } from './domain/changes.ts';

/**
 * Every error the API can return: its code, its HTTP status, and the message that users see if the refusal has no specific one.
 * Toasts show the message as it is, so it must not mention internals.
 */
export const errorCodes = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  token_expired: { status: 401, message: 'Your session has expired. Please sign in again.' },
  bad_credentials: { status: 401, message: 'The email or password is incorrect.' },
  code_needed: { status: 401, message: 'Enter the code from your authenticator app.' },
  forbidden: { status: 403, message: "You don't have permission to do this." },
  password_needed: { status: 403, message: 'Please confirm your password to continue. Nothing was saved.' },
  two_factor_needed: {
    status: 403,
    message: 'Administrators need two-factor sign-in here. Turn it on in Account Settings. Nothing was saved.',
  },
  cross_site: { status: 403, message: 'This request did not come from the application, so we refused it.' },
  suspended: { status: 403, message: 'This account is suspended.' },
  not_found: { status: 404, message: "This doesn't exist or you don't have permission to view it." },
  method_not_allowed: { status: 405, message: 'This URL does not support that kind of request.' },
  other_person: {
    status: 409,
    message:
      'Someone else is signed in on this browser now, so nothing was saved. To continue as yourself, sign in again.',
  },
  conflict: { status: 409, message: 'This changed while you were working on it. Please check it and try again.' },
  terms_changed: {
    status: 409,
    message: 'This job has changed since you opened it, so nothing was done. Check what has changed and confirm.',
  },
  wrong_state: { status: 409, message: 'This is no longer possible at this stage of the job.' },
  already_exists: {
    status: 409,
    message: 'Your profile already exists, so nothing was saved. Reload the page to edit it.',
  },
  email_taken: { status: 409, message: 'An account with this email already exists. Please sign in.' },
  profile_incomplete: { status: 409, message: 'Please complete your profile first.' },
  requirements_open: { status: 409, message: 'Complete every requirement first.' },
  locked_fields: { status: 409, message: 'Some of these details can no longer be changed.' },
  credentials_needed: { status: 409, message: 'A credential that the work needs is not valid on that day.' },
  not_uploaded: { status: 409, message: 'The file has not arrived yet. Please upload it first.' },
  too_large: { status: 413, message: 'This text or file is too large.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted.' },
  invalid: { status: 422, message: 'Please check the highlighted fields.' },
  idempotency_mismatch: {
    status: 422,
    message:
      "This request repeats an earlier one with different content, so we didn't save it. Reload the page and try again.",
  },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

/**
 * The body of a refusal. `fields` maps a path in the request (`requirements.0.label`) to the message shown next to that input.
 * `changes` lists the changes since the caller read the item. A request that accepts these changes names `version`.
 */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  changes?: readonly FieldChange[];
  version?: number;
  requestId: string;
}
