import { sections } from '#functions/data/in-copy.ts';
import { productName } from '#shared/product.ts';

/** What a copy is, for whoever opens it. */
export const readme = (email: string, madeAt: Date): string =>
  [
    `${productName}: a copy of your data`,
    '',
    `Account: ${email}`,
    `Made: ${madeAt.toISOString()}`,
    '',
    'What is in it',
    '',
    'data.json   Everything we keep about you, as text that programs can read:',
    ...Object.entries(sections).map(([name, text]) => `            ${name}: ${text}`),
    'files/      The files you uploaded, in one folder for each job.',
    '',
    'A large copy has several parts. Each has its own data.json with the next jobs, and their files.',
    '',
    'What is not in it',
    '',
    '- Passwords, and addresses that open something, such as share links and the address of your calendar.',
    "- An installer's SAA number. We keep it encrypted, and only an administrator who checks it can read it.",
    '- What other people keep to themselves, such as their contact details once a job is done, and what',
    '  administrators note.',
    '- What only repeats the above, such as lists for searching.',
    '',
    'Keep this copy safe: it holds what is about you in one place, and addresses and phone numbers of other people.',
    '',
  ].join('\n');
