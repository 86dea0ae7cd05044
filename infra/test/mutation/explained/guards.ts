import type { Explained } from './explanation.ts';

const cause = 'The cause of a refusal is only logged for our own errors. It is kept for debugging.';

const keptApart = 'Any other word, or none, keeps this counter apart from the others just as well.';
const canonicalForm = 'In the canonical form, only such an address has dots, and nothing stands before or after it.';

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
    line: 'const rating = access?.ratings.find(({ ratingId }) => ratingId === id?.part);',
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
    line: "const found = await find(request.params.id ?? '', request.actor, request.now);",
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
  {
    file: 'functions/http/network.ts',
    line: 'const mapped = /^::ffff:(\\d+\\.\\d+\\.\\d+\\.\\d+)$/.exec(canonical)?.[1];',
    replacement: '/::ffff:(\\d+\\.\\d+\\.\\d+\\.\\d+)$/',
    reason: canonicalForm,
  },
  {
    file: 'functions/http/network.ts',
    line: 'const mapped = /^::ffff:(\\d+\\.\\d+\\.\\d+\\.\\d+)$/.exec(canonical)?.[1];',
    replacement: '/^::ffff:(\\d+\\.\\d+\\.\\d+\\.\\d+)/',
    reason: canonicalForm,
  },
  {
    file: 'functions/http/network.ts',
    line: "const [head = [], tail = []] = canonical.split('::').map(groupsIn);",
    replacement: '["Stryker was here"]',
    reason: 'There is always a head. Without a tail all eight groups are in the head, and the ninth is left out.',
  },
  {
    file: 'functions/http/chain/replay.ts',
    line: 'if (key !== undefined && !idempotencyKeyPattern.test(key))',
    replacement: 'true',
    reason:
      'As a text, undefined has the form of a key, so it is not refused either. Only the types need the first half.',
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: "const own = isSignedIn ? ['signed in'] : browser && ['browser', browser];",
    replacement: '""',
    reason: keptApart,
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: "const own = isSignedIn ? ['signed in'] : browser && ['browser', browser];",
    replacement: '[]',
    reason: 'Nothing else is counted under an account alone. Tests notice if browsers have no counters of their own.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: "searcher: async ({ actor, params }) => findOwnSearch(actor, params.id ?? ''),",
    replacement: '"Stryker was here!"',
    reason: 'The path always has an id. Only the types do not know this.',
  },
  {
    file: 'functions/http/row-access.ts',
    line: "exists(await isKnown(actor, params.id ?? ''));",
    replacement: '"Stryker was here!"',
    reason: 'The path always has an id. Only the types do not know this.',
  },
  {
    file: 'functions/core/proposals/proposal-access.ts',
    line: 'if (!parsed) return null;',
    replacement: 'false',
    reason: 'The path has been checked for an id. Only the types do not know this.',
  },
  {
    file: 'functions/core/work/requirement-view.ts',
    line: 'export function viewRequirements(access: JobAccess, handIns: readonly DocumentRow[] = []): RequirementView[] {',
    replacement: '["Stryker was here"]',
    reason: 'A text is no file of any requirement.',
  },
  {
    file: 'functions/core/people/profile-access.ts',
    line: "return actor.role === 'retailer' && areAcquainted(actor.userId, installerId);",
    replacement: 'true',
    reason: 'Installers do not get acquainted with each other. It saves a read.',
  },
  {
    file: 'functions/core/work/requirement-view.ts',
    line: "isOnRecord && access.requirements.some(({ type }) => type !== 'checkbox') ? await readHandIns(jobId) : [];",
    replacement: '["Stryker was here"]',
    reason: 'A text is no file of any requirement.',
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: "...(account ? [{ parts: [name, ...(own || ['network', network]), account], most, seconds }] : []),",
    replacement: '""',
    reason: keptApart,
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: ": [{ parts: [name, 'network', network], most: perAddress, seconds }]),",
    replacement: '""',
    reason: keptApart,
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: "const parts = [name, 'guesses', ...(own || ['strangers']), account];",
    replacement: '""',
    reason: keptApart,
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: "const parts = [name, 'guesses', ...(own || ['strangers']), account];",
    replacement: '[]',
    reason: keptApart,
  },
  {
    file: 'functions/http/chain/limits.ts',
    line: "const row = digest([...parts, 'in a row']);",
    replacement: '""',
    reason: keptApart,
  },
  {
    file: 'functions/http/pages/shell.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the line as it stands in the file.
    line: 'if (!answer.ok) throw new Error(`The site answered ${answer.status} for its own page.`);',
    replacement: '``',
    reason: cause,
  },
  {
    file: 'functions/http/seen-from.ts',
    line: "network: networkOf(address).replace(/^(\\d+\\.\\d+\\.\\d+)\\.\\d+$/, '$1.x'),",
    replacement: '/(\\d+\\.\\d+\\.\\d+)\\.\\d+$/',
    reason: 'Nothing stands before an IPv4 address.',
  },
  {
    file: 'functions/http/seen-from.ts',
    line: "export const seenFrom = ({ address, userAgent = '' }: RequestFacts): SeenFrom => ({",
    replacement: '"Stryker was here!"',
    reason: 'Any text that no browser sends has the same name.',
  },
];
