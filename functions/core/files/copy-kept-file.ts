import { randomUUID } from 'node:crypto';
import { findOwnObject } from '../../data/files/object-queries.ts';
import type { ObjectRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { createFileRow } from './create-file-row.ts';
import { noteKept } from './keep-file.ts';
import { countUpload } from './upload-quota.ts';

/**
 * Copies a kept file of the caller's company, so that a second item can have it. A file belongs to one item, which decides who
 * may read the file and when it is deleted. The copy counts as an upload. An unused copy is deleted like an unused upload.
 */
export async function copyKeptFile(actor: Actor, file: ObjectRow, now: Date): Promise<ObjectRow> {
  const { keepChecked, readKept } = await import('../../storage/files.ts');
  const content = await readKept(file.objectKey);
  if (!content) throw new Refusal('not_uploaded');
  const objectKey = randomUUID();
  const { fileName, contentType = '' } = file;
  await createFileRow(actor, { objectKey, fileName }, [countUpload(actor, content.length, now)], now);
  await keepChecked(objectKey, content, contentType);
  const row = await findOwnObject(objectKey, actor.userId);
  const kept = row && (await noteKept(row, { contentType, size: content.length }, actor, now));
  if (!kept) throw new Refusal('not_uploaded');
  return kept;
}
