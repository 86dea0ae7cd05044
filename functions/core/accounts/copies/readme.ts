import { sections } from '#functions/data/in-copy.ts';
import { formatMoment } from '#shared/domain/civil-date.ts';
import { productName } from '#shared/product.ts';

/** Returns the README of a data copy. */
export const readme = (email: string, madeAt: Date): string =>
  [
    `${productName}: a copy of your data`,
    '',
    `Account: ${email}`,
    `Made: ${formatMoment(madeAt)}`,
    '',
    'What is in it',
    '',
    'data.json   Everything we keep about you, as text that programs can read:',
    ...Object.entries(sections).map(([name, text]) => `            ${name}: ${text}`),
    'files/      The files you uploaded: one folder for each job, and `profile` for your logo and credentials.',
    '',
    'A large copy has several parts. Each has its own data.json with the next jobs, and their files.',
    '',
    'What is not in it',
    '',
    '- Passwords and private links, such as share links and your calendar link.',
    '- Your SAA number and the numbers of your credentials. We keep them encrypted, and only an administrator who',
    '  checks them can read them.',
    "- Other people's private details, such as their contact details once a job is done.",
    "- Administrators' notes.",
    '- Copies of the same data that we use for searching and counting.',
    '',
    "Keep this copy safe. It has all your details in one place, and other people's addresses and phone numbers.",
    '',
  ].join('\n');
