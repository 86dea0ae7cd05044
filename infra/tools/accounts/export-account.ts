import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a copy of an account's data into a folder, and returns the paths of its parts. Null if no account has the address. */
export async function exportAccount(address: string, folder: string, now = new Date()): Promise<string[] | null> {
  const { partsOfCopy } = await import('#functions/core/accounts/copies/parts-of-copy.ts');
  const parts = await partsOfCopy(address, now);
  if (!parts) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for await (const zip of parts) {
    const file = join(folder, `part-${files.length + 1}.zip`);
    await writeFile(file, zip, { mode: 0o600 });
    files.push(file);
  }
  return files;
}
