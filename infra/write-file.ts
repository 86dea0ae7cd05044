import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file in one step, so that neither a reader nor the next start after a kill ever sees a half-written file. */
export async function writeWholeFile(path: string, content: string | Uint8Array, mode = 0o600): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeFile(draft, content, { mode });
  await rename(draft, path);
}
