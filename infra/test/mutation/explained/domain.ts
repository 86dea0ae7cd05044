import type { Explained } from './explanation.ts';

/** The reason for a mutant of a value that a process computes only once. Stryker tries many mutants in one process. */
const onceMade =
  'The process makes this value once, before Stryker tries this mutant. In a new process, the tests notice the mutant.';

export const domain: readonly Explained[] = [
  {
    file: 'shared/domain/people/abn.ts',
    line: '(total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),',
    replacement: 'total - weight * (Number(digits[index]) - (index === 0 ? 1 : 0))',
    reason: 'The sum with the opposite sign is a multiple of 89 for the same numbers.',
  },
  {
    file: 'shared/domain/places/australia.ts',
    line: "export const timeZoneOfState = (state: State, postcode = ''): string => {",
    replacement: '"Stryker was here!"',
    reason: 'If there is no postcode, any text that is not a postcode gives the same result.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'const civilDate = /^[1-9]\\d{3}-\\d{2}-\\d{2}$/;',
    replacement: '/^[1-9]\\d{3}-\\d{2}-\\d{2}/',
    reason: 'JavaScript cannot parse a date with other text after it, so it is refused a line later.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the line as it is in the file.
    line: "return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;",
    replacement: "parts.get('year').padStart",
    reason: 'The format always has a year. Only the types do not know this.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'const [, date] = instant.exec(input) ?? [];',
    replacement: '["Stryker was here"]',
    reason: 'The date is the second item of the list, and a list with one item has no date either.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'if (date === undefined || !isCivilDate(date)) return null;',
    replacement: 'false',
    reason: 'Undefined is not a civil date either. Only the types need the first half.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'return a < b ? -1 : 1;',
    replacement: 'a <= b',
    reason: 'Equal days have already returned a line earlier.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: "const numericDate = new Intl.DateTimeFormat('en-AU', {",
    replacement: '{}',
    reason: 'Only visible on a machine in another time zone. A test tries that, but in processes without mutants.',
  },
  {
    file: 'shared/domain/ids.ts',
    line: "const [jobId = '', part = '', ...rest] = id.split('.');",
    replacement: '"Stryker was here!"',
    reason: 'Splitting gives at least one part. A missing second part is not an id, and neither is this text.',
  },
  {
    file: 'shared/domain/jobs/lifecycle-guards.ts',
    line: "pending: 'A payment request is already waiting for approval.',",
    replacement: '""',
    reason: 'No rule refuses a pending payment. The list just has a message for each status.',
  },
  {
    file: 'shared/domain/jobs/lifecycle.ts',
    line: "if (!rule.from.includes('none') || (rule.to !== 'draft' && rule.to !== 'posted')) return refuse(absent);",
    replacement: 'false',
    reason: 'An action without a job always leads to one of the two. Only the types do not know this.',
  },
  {
    file: 'shared/domain/money.ts',
    line: "const [whole = '', fraction = ''] = digits.split('.');",
    replacement: '"Stryker was here!"',
    reason: 'Splitting a text gives at least one part.',
  },
  {
    file: 'shared/domain/jobs/uploads.ts',
    line: "const key = reference.trim().split('/').at(-1) ?? '';",
    replacement: '"Stryker was here!"',
    reason: 'Splitting a text gives at least one part.',
  },
  {
    file: 'shared/domain/accounts/guessable-password.ts',
    line: "const [local = ''] = address.split('@');",
    replacement: '"Stryker was here!"',
    reason: 'Splitting a text gives at least one part.',
  },
  {
    file: 'shared/domain/admin/health.ts',
    line: "...(oldestAt !== null && isOlder(late, oldestAt, at) ? (['late'] as const) : []),",
    replacement: 'true',
    reason: 'A moment that is not known is not older than any. Only the types need the first half.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: "new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });",
    replacement: '""',
    reason:
      'The process makes this value once, before Stryker tries this mutant. In a new process, the tests notice the mutant.',
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: "new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });",
    replacement: '{}',
    reason:
      'The process makes this value once, before Stryker tries this mutant. In a new process, the tests notice the mutant.',
  },
  {
    file: 'shared/domain/money.ts',
    line: "new Intl.NumberFormat('en-AU', {",
    replacement: '""',
    reason:
      'The process makes this value once, before Stryker tries this mutant. In a new process, the tests notice the mutant.',
  },
  {
    file: 'shared/domain/money.ts',
    line: "style: 'currency',",
    replacement: '""',
    reason:
      'The process makes this value once, before Stryker tries this mutant. In a new process, the tests notice the mutant.',
  },
  {
    file: 'shared/domain/money.ts',
    line: "currency: 'AUD',",
    replacement: '""',
    reason:
      'The process makes this value once, before Stryker tries this mutant. In a new process, the tests notice the mutant.',
  },
  {
    file: 'shared/domain/money.ts',
    line: '...(whole ? { maximumFractionDigits: 0 } : {}),',
    replacement: '{}',
    reason:
      'The process makes this value once, before Stryker tries this mutant. In a new process, the tests notice the mutant.',
  },
  {
    file: 'shared/domain/jobs/share-link.ts',
    line: "return shareExpiresAt !== undefined && shareExpiresAt <= now.toISOString() ? 'expired' : 'live';",
    replacement: 'true',
    reason: 'A link without an end compares as later than any moment. Only the types need the first half.',
  },
  {
    file: 'shared/domain/people/directory.ts',
    line: "return opening !== 'immediate' && leadTimeDays <= longestLead[opening];",
    replacement: 'true',
    reason:
      'There is no lead time for "immediate", and no number of days is at most that. Only the types need the first half.',
  },
  {
    file: 'shared/domain/people/directory.ts',
    line: "return opening !== 'immediate' && leadTimeDays <= longestLead[opening];",
    replacement: '""',
    reason:
      'There is no lead time for "immediate", and no number of days is at most that. Only the types need the first half.',
  },
  {
    file: 'shared/domain/people/directory.ts',
    line: 'suits(filter.travelRange, (range) => installRadius !== null && installRadius >= range) &&',
    replacement: 'true',
    reason: 'A radius that is not known compares as 0 km, and the shortest range is 50 km.',
  },
  {
    file: 'shared/domain/people/directory.ts',
    line: 'average === null || isNewcomer(reviewCount) ? 0 : average;',
    replacement: 'false',
    reason: 'An installer without an average has no reviews and is a newcomer. Only the types do not know this.',
  },
  {
    file: 'shared/domain/people/response.ts',
    line: "return responseSpeeds.find((speed) => hours <= hoursOfSpeed[speed]) ?? 'later';",
    replacement: '""',
    reason: 'The last speed has no limit, so one is always found. Only the types do not know this.',
  },
  {
    file: 'shared/domain/people/response.ts',
    line: "const median = responseSpeeds.find((speed) => sumUpTo(counts, speed) * 2 >= asked) ?? 'later';",
    replacement: '""',
    reason: 'The last speed has no limit, so one is always found. Only the types do not know this.',
  },
  {
    file: 'shared/domain/places/map-chips.ts',
    line: 'if (rating !== undefined && (facts.rating === null || facts.rating < rating)) return false;',
    replacement: 'false',
    reason: 'No rating compares as 0 stars, and the lowest filter has 4. Only the types need this part.',
  },
  {
    file: 'shared/domain/search/network.ts',
    line: 'dayOf(a) === dayOf(b) ? a.createdAt > b.createdAt : dayOf(a) > dayOf(b);',
    replacement: 'dayOf(a) >= dayOf(b)',
    reason: 'Equal days are compared in the first half.',
  },
  {
    file: 'shared/domain/search/network.ts',
    line: "const before = partners.get(id) ?? { id, name: '', running: 0, completed: 0, lastJob: job };",
    replacement: '"Stryker was here!"',
    reason: 'The name of the last job takes its place two lines later.',
  },
  {
    file: 'shared/domain/search/network.ts',
    line: 'const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);',
    replacement: 'a <= b',
    reason: 'Equal texts have already given 0.',
  },
  {
    file: 'shared/domain/search/network.ts',
    line: 'name: () => 0,',
    replacement: '() => undefined',
    reason: 'Both say that the next order decides.',
  },
  {
    file: 'shared/domain/search/own-payments.ts',
    line: "stage === 'requested' && dueDate !== null && dueDate < today;",
    replacement: 'true',
    reason: 'A due date that is not known is not before any day. Only the types need this part.',
  },
  {
    file: 'shared/domain/search/searched-list.ts',
    line: 'export const wordsIn = (typed: string): string[] => plain(typed).split(/\\s+/).filter(Boolean);',
    replacement: '/\\s/',
    reason: 'The empty words between two spaces are left out right after.',
  },
  {
    file: 'shared/domain/search/searched-list.ts',
    line: 'if (words.length === 0) return true;',
    replacement: 'false',
    reason: 'All of no words are in any text. The line saves the work for lists without a search.',
  },
  {
    file: 'shared/domain/search/searched-list.ts',
    line: '(date !== null && (from === undefined || date >= from) && (to === undefined || date <= to));',
    replacement: 'true',
    reason:
      'No date is neither before nor after a day, and one of the two is given here. Only the types need this part.',
  },
  {
    file: 'shared/domain/search/searched-list.ts',
    line: 'return a.value < b.value ? -direction : direction;',
    replacement: 'a.value <= b.value',
    reason: 'Equal values are compared further down.',
  },
  {
    file: 'shared/domain/search/searched-list.ts',
    line: 'if (a.thing.createdAt !== b.thing.createdAt) return a.thing.createdAt > b.thing.createdAt ? -1 : 1;',
    replacement: 'a.thing.createdAt >= b.thing.createdAt',
    reason: 'Equal moments are compared a line later.',
  },
  {
    file: 'shared/domain/search/searched-list.ts',
    line: 'return a.thing.id < b.thing.id ? -1 : 1;',
    replacement: 'a.thing.id <= b.thing.id',
    reason: 'No two things of a list have the same id.',
  },
  {
    file: 'shared/domain/search/turns.ts',
    line: 'if (compare(next, before.lead) < 0) return { lead: before.lead, late: next, last: next, inARow };',
    replacement: 'compare(next, before.lead) <= 0',
    reason: 'The farthest entry so far was on a page already, so it is not the next one.',
  },
  {
    file: 'shared/domain/search/words.ts',
    line: '.split(/\\s+/)',
    replacement: '/\\s/',
    reason: 'The empty parts between two spaces hold no words.',
  },
  {
    file: 'shared/domain/money.ts',
    line: 'formats.get(whole) ??',
    replacement:
      "formats.get(whole) && new Intl.NumberFormat('en-AU', {\n  style: 'currency',\n  currency: 'AUD',\n  ...(whole ? {\n    maximumFractionDigits: 0\n  } : {})\n})",
    reason: onceMade,
  },
  {
    file: 'shared/domain/people/look-alike.ts',
    line: '.split(/[^\\p{L}\\p{N}]+/u)',
    replacement: '/[^\\p{L}\\p{N}]/u',
    reason: 'The empty words between two such characters are left out right after.',
  },
  {
    file: 'shared/domain/accounts/guessable-password.ts',
    line: "let before = '';",
    replacement: '"Stryker was here!"',
    reason: 'The first word of the list shares no character with one before it.',
  },
  {
    file: 'shared/domain/money.ts',
    line: "new Intl.NumberFormat('en-AU', {",
    replacement: '{}',
    reason: onceMade,
  },
  {
    file: 'shared/domain/civil-date.ts',
    line: 'formats.get(timeZone) ??',
    replacement:
      "formats.get(timeZone) && new Intl.DateTimeFormat('en-AU', {\n  timeZone,\n  year: 'numeric',\n  month: '2-digit',\n  day: '2-digit'\n})",
    reason: onceMade,
  },
];
