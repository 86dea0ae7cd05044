import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SentEmail {
  to: string[];
  subject: string;
  text: string;
}

/**
 * Returns a function that reads the emails sent from now on, oldest first. All test files share one outbox, which contains
 * thousands of emails in the end. So the function leaves out the emails of earlier files, and reads each email only once.
 */
export async function readEmails(dataDir: string): Promise<() => Promise<SentEmail[]>> {
  const folder = join(dataDir, 'outbox');
  const earlier = new Set(await readdir(folder));
  const emails = new Map<string, SentEmail>();
  return async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && !earlier.has(name)).sort();
    const added = names.filter((name) => !emails.has(name));
    await Promise.all(
      added.map(async (name) => emails.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')))),
    );
    return names.flatMap((name) => emails.get(name) ?? []);
  };
}
