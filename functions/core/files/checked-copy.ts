import type { ObjectRow } from '../../data/rows.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { discardStaged, findKept, findStaged, keepStaged, readStaged } from '../../storage/files.ts';
import { checkSize, type FileRule, type KeptFile, tooLarge, wrongType } from './file-rule.ts';
import { type AcceptedType, inspectFile } from './inspect-file.ts';

const maxPixels = 40_000_000;

/** Checks the size and content of what has arrived. Throws a refusal, or returns its type. */
async function check(
  object: ObjectRow,
  rule: FileRule,
  staged: { etag: string; size: number },
): Promise<AcceptedType | null> {
  if (staged.size === 0) throw invalid(rule.path, 'The file is empty');
  checkSize(staged.size, rule);
  if (staged.size > (object.declaredSize ?? rule.maxBytes)) throw tooLarge(rule, 'The file is larger than expected');
  const file = await readStaged(object.objectKey, staged.etag);
  if (!file) return null;
  const found = await inspectFile(file);
  if (!found || !rule.types.includes(found.contentType)) throw wrongType(rule);
  if (found.pixels > maxPixels) throw tooLarge(rule, 'Please select an image of at most 40 megapixels');
  return found.contentType;
}

/**
 * Checks what has arrived and copies exactly that to its permanent place. Each step requires the bytes that were checked,
 * and the copy must be the first one, so neither a duplicate request nor a new upload in between can change the kept file.
 */
async function checkAndCopy(object: ObjectRow, rule: FileRule): Promise<KeptFile | 'not_uploaded' | 'conflict'> {
  const { objectKey } = object;
  const staged = await findStaged(objectKey);
  if (!staged) return 'not_uploaded';
  try {
    const contentType = await check(object, rule, staged);
    const isKept = contentType !== null && (await keepStaged(objectKey, staged.etag, contentType));
    return isKept ? { contentType, size: staged.size } : 'conflict';
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') await discardStaged(objectKey);
    throw error;
  }
}

/** Copies the upload to its permanent place, for a row that does not record it yet. */
export async function makeCheckedCopy(object: ObjectRow, rule: FileRule): Promise<KeptFile> {
  const kept = await checkAndCopy(object, rule);
  if (typeof kept !== 'string') return kept;
  // A duplicate request was faster, or an earlier one stopped after the copy. Either way, the file there has been checked.
  const earlier = await findKept(object.objectKey);
  if (!earlier) throw new Refusal(kept);
  return earlier;
}
