/** A mutant that no test can notice, as it changes nothing that anybody could see. */
export interface Explained {
  file: string;
  /** The line it stands in, without the space around it. */
  line: string;
  /** What Stryker put in place of the code. */
  replacement: string;
  reason: string;
}

const domain: readonly Explained[] = [
  {
    file: 'shared/domain/abn.ts',
    line: '(total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),',
    replacement: 'total - weight * (Number(digits[index]) - (index === 0 ? 1 : 0))',
    reason: 'The sum with the other sign is a multiple of 89 for the same numbers.',
  },
  {
    file: 'shared/domain/australia.ts',
    line: "export const timeZoneOfState = (state: State, postcode = ''): string => {",
    replacement: '"Stryker was here!"',
    reason: 'Without a postcode any text will do that is none.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'const civilDate = /^[1-9]\\d{3}-\\d{2}-\\d{2}$/;',
    replacement: '/^[1-9]\\d{3}-\\d{2}-\\d{2}/',
    reason: 'A day with anything after it is no time that JavaScript reads, so it is refused a line later.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the line as it stands in the file.
    line: "return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;",
    replacement: "parts.get('year').padStart",
    reason: 'The format asks for the year, so there is one. Only the types do not know.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'const [, date] = instant.exec(input) ?? [];',
    replacement: '["Stryker was here"]',
    reason: 'The date is the second of the list; a list of one has none either.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'if (date === undefined || !isCivilDate(date)) return null;',
    replacement: 'false',
    reason: 'What is undefined is no civil date either. Only the types need the first half.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'return a < b ? -1 : 1;',
    replacement: 'a <= b',
    reason: 'Equal days are answered a line earlier.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: "const numericDate = new Intl.DateTimeFormat('en-AU', {",
    replacement: '{}',
    reason:
      'Seen only where the machine keeps another clock, which a test does try, in processes that no mutant reaches.',
  },
  {
    file: 'shared/domain/ids.ts',
    line: "const [jobId = '', part = '', ...rest] = id.split('.');",
    replacement: '"Stryker was here!"',
    reason: 'A text splits into at least one part, and a missing second one is an id as little as this text is.',
  },
  {
    file: 'shared/domain/lifecycle-guards.ts',
    line: "pending: 'A payment request is already waiting for approval.',",
    replacement: '""',
    reason: 'No rule refuses a pending payment; the list has a sentence for each status.',
  },
  {
    file: 'shared/domain/lifecycle.ts',
    line: "if (!rule.from.includes('none') || (rule.to !== 'draft' && rule.to !== 'posted')) return refuse(absent);",
    replacement: 'false',
    reason: 'What starts from nothing leads to one of the two. Only the types do not know.',
  },
  {
    file: 'shared/domain/money.ts',
    line: "const [whole = '', fraction = ''] = digits.split('.');",
    replacement: '"Stryker was here!"',
    reason: 'A text splits into at least one part.',
  },
];

const guards: readonly Explained[] = [
  {
    file: 'functions/http/request-facts.ts',
    line: "if (!sameSecret(event.headers['x-origin-verify'] ?? '', setting('ORIGIN_SECRET'))) throw new Refusal('forbidden');",
    replacement: '"Stryker was here!"',
    reason: 'Any text but the secret is refused.',
  },
  {
    file: 'functions/http/request-facts.ts',
    line: "const type = event.headers['content-type'] ?? '';",
    replacement: '"Stryker was here!"',
    reason: 'Any text but the name of JSON is refused.',
  },
  {
    file: 'functions/http/request-facts.ts',
    line: "const raw = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');",
    replacement: '""',
    reason: 'Without a name the encoding is UTF-8.',
  },
  {
    file: 'functions/http/request-facts.ts',
    line: "throw new Refusal('bad_request', { cause: error });",
    replacement: '{}',
    reason: 'The cause of a refusal is logged for faults of ours alone. It is kept for whoever debugs.',
  },
  {
    file: 'functions/http/request-facts.ts',
    line: 'if (key !== undefined && !keyPattern.test(key))',
    replacement: 'true',
    reason: 'The word "undefined" is a key that would do. Only the types need the first half.',
  },
  {
    file: 'functions/http/access-token.ts',
    line: "if (error instanceof JwtExpiredError) throw new Refusal('token_expired', { cause: error });",
    replacement: '{}',
    reason: 'The cause of a refusal is logged for faults of ours alone. It is kept for whoever debugs.',
  },
  {
    file: 'functions/http/access-token.ts',
    line: "throw new Refusal('unauthenticated', { cause: error });",
    replacement: '{}',
    reason: 'The cause of a refusal is logged for faults of ours alone. It is kept for whoever debugs.',
  },
  {
    file: 'functions/http/session.ts',
    line: 'if (!(error instanceof Refusal)) throw error;',
    replacement: 'false',
    reason: 'What is no refusal has none of its codes, and is thrown a few lines later.',
  },
  {
    file: 'functions/http/cookies.ts',
    line: 'for (const pair of pairs ?? []) {',
    replacement: '["Stryker was here"]',
    reason: 'A pair without a value is left out.',
  },
  {
    file: 'functions/http/validate.ts',
    line: "throw new Refusal('invalid', { fields, ...(first && Object.keys(fields).length === 1 ? { message: first } : {}) });",
    replacement: 'true',
    reason: 'Where there is one field there is a first one. Only the types do not know.',
  },
  {
    file: 'functions/core/idempotency.ts',
    line: "super('The request took effect before.');",
    replacement: '""',
    reason: 'It is always caught, and answered as before.',
  },
  {
    file: 'functions/core/idempotency.ts',
    line: "this.name = 'AlreadyDone';",
    replacement: '""',
    reason: 'It is always caught, and answered as before.',
  },
  {
    file: 'functions/core/accounts/live-sessions.ts',
    line: 'return !(user.endedSessions ?? []).some((ended) => ended.tokenId === token.tokenId);',
    replacement: '["Stryker was here"]',
    reason: 'A text has no token, so it ends nobody’s session.',
  },
];

export const explained: readonly Explained[] = [...domain, ...guards];
