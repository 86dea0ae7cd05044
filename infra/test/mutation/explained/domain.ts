import type { Explained } from './explanation.ts';

export const domain: readonly Explained[] = [
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
  {
    file: 'shared/domain/uploads.ts',
    line: "const key = reference.trim().split('/').at(-1) ?? '';",
    replacement: '"Stryker was here!"',
    reason: 'A text splits into at least one part.',
  },
];
