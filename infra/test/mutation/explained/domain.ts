import type { Explained } from './explanation.ts';

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
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the line as it stands in the file.
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
];
