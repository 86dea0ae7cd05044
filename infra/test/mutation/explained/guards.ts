import type { Explained } from './explanation.ts';

const cause = 'The cause of a refusal is only logged for our own errors. It is kept for debugging.';

export const guards: readonly Explained[] = [
  {
    file: 'functions/http/chain/edge.ts',
    line: "if (!sameSecret(event.headers['x-origin-verify'] ?? '', setting('ORIGIN_SECRET'))) throw new Refusal('forbidden');",
    replacement: '"Stryker was here!"',
    reason: 'Any text except the secret is refused.',
  },
  {
    file: 'functions/http/chain/content.ts',
    line: "if (!jsonType.test(event.headers['content-type'] ?? '')) throw new Refusal('unsupported_media_type');",
    replacement: '"Stryker was here!"',
    reason: 'Any text except the JSON type is refused.',
  },
  {
    file: 'functions/http/chain/content.ts',
    line: "const raw = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');",
    replacement: '""',
    reason: 'The default encoding is UTF-8.',
  },
  {
    file: 'functions/http/chain/content.ts',
    line: "throw new Refusal('bad_request', { cause: error });",
    replacement: '{}',
    reason: cause,
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: "const digest = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\\n')).digest('base64url');",
    replacement: '""',
    reason: 'Without an encoding the digest is bytes, which identify a counter just as well.',
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: "const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;",
    replacement: 'true',
    reason: 'The input is checked first, and a valid body is never null. Only the types do not know this.',
  },
  {
    file: 'functions/http/chain/chain.ts',
    line: 'middy<CheckedEvent, Result>({ timeoutEarlyInMillis: 0 })',
    replacement: '{}',
    reason: 'The outer chain watches the same time limit, and answers first.',
  },
  {
    file: 'functions/http/access-token.ts',
    line: "if (error instanceof JwtExpiredError) throw new Refusal('token_expired', { cause: error });",
    replacement: '{}',
    reason: cause,
  },
  {
    file: 'functions/http/access-token.ts',
    line: "throw new Refusal('unauthenticated', { cause: error });",
    replacement: '{}',
    reason: cause,
  },
  {
    file: 'functions/http/access-token.ts',
    line: "if (payload.client_id !== setting('USER_POOL_CLIENT_ID')) throw new Refusal('unauthenticated');",
    replacement: '""',
    reason: 'Whatever is thrown here is caught below and refused as unauthenticated.',
  },
  {
    file: 'functions/http/session.ts',
    line: 'if (!(error instanceof Refusal)) throw error;',
    replacement: 'false',
    reason: 'An error that is not a refusal has none of these codes, and is thrown a few lines later.',
  },
  {
    file: 'functions/http/session.ts',
    line: 'if (!cookie) return null;',
    replacement: 'false',
    reason: 'A missing token is not valid either, so there is still no session to end.',
  },
  {
    file: 'functions/http/cookies.ts',
    line: 'for (const pair of pairs ?? []) {',
    replacement: '["Stryker was here"]',
    reason: 'A pair without a value is left out.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: 'if (child !== undefined) return parseChildId(child)?.jobId ?? null;',
    replacement: 'parseChildId(child).jobId',
    reason: 'The path has been checked for an id. Only the types do not know this.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: 'const requirement = requirementId ? parseChildId(requirementId)?.part : undefined;',
    replacement: 'parseChildId(requirementId).part',
    reason: 'The path has been checked for an id. Only the types do not know this.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: "const named = params.id ?? bodyText(rawBody, 'jobId') ?? '';",
    replacement: '"Stryker was here!"',
    reason: 'Any text that is not an id gives the same result.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: 'const rating = access?.ratings.find((row) => row.fromUserId === id?.part);',
    replacement: 'id.part',
    reason: 'Without an id there is no access. Only the types do not know.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: "const id = parseChildId(params.id ?? '');",
    replacement: '"Stryker was here!"',
    reason: 'The path always has an id. Only the types do not know this.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: "const found = await find(request.params.id ?? '', request.actor);",
    replacement: '"Stryker was here!"',
    reason: 'The path always has an id. Only the types do not know this.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: "const key = objectKeyIn(bodyText(rawBody, 'objectKey') ?? bodyText(rawBody, 'objectPath') ?? '');",
    replacement: '"Stryker was here!"',
    reason: 'Any text that is not the key of a file gives the same result.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: "const notification = await findNotification(actor.userId, params.id ?? '');",
    replacement: '"Stryker was here!"',
    reason: 'The path always has an id. Only the types do not know this.',
  },
  {
    file: 'functions/core/accounts/sessions/live-sessions.ts',
    line: 'return !(user.endedSessions ?? []).some((ended) => ended.tokenId === token.tokenId);',
    replacement: '["Stryker was here"]',
    reason: 'A text has no token id, so it ends no session.',
  },
  {
    file: 'functions/core/jobs/access/job-access.ts',
    line: "const isInstaller = role === 'installer';",
    replacement: 'true',
    reason: 'Only installers can apply or be invited, so nothing is found for anyone else. It saves two reads.',
  },
  {
    file: 'functions/core/jobs/views/shared-job.ts',
    line: 'const loaded = jobId === null ? null : await loadJob(jobId);',
    replacement: 'false',
    reason: 'Without an id no job is found either. It saves a read.',
  },
  {
    file: 'functions/core/jobs/access/file-access.ts',
    line: 'if (attachedTo === undefined || attachedAs === undefined) return object.ownerId === actor.userId || actor.isAdmin;',
    replacement: 'attachedTo === undefined && attachedAs === undefined',
    reason: 'A file has both or neither. Only the types do not know this.',
  },
  {
    file: 'functions/core/jobs/access/file-access.ts',
    line: 'if (attachedTo === undefined || attachedAs === undefined) return object.ownerId === actor.userId || actor.isAdmin;',
    replacement: 'false',
    reason: 'Either half alone is enough, because a file has both or neither. Tests notice if both are missing.',
  },
];
