import type { ObjectRow } from '../../data/rows.ts';
import { invalid, Refusal } from '../../refusal.ts';
import { closeStaged, findKept, findStaged, keepChecked, readStaged } from '../../storage/files.ts';
import { checkSize, type FileRule, type KeptFile, tooLarge, unwanted, wrongType } from './file-rule.ts';
import { type InspectedFile, inspectFile } from './inspect-file.ts';
import type { PdfTrouble } from './pdf-contents.ts';

const maxPixels = 40_000_000;

const troubles: Record<PdfTrouble, string> = {
  script: 'This PDF contains a script. Please print it to a new PDF and upload that one.',
  action: 'This PDF sends something or opens another file. Please print it to a new PDF and upload that one.',
  files: 'This PDF contains other files. Please upload them one by one.',
  locked: 'This PDF is protected, so it cannot be checked. Please print it to a new PDF and upload that one.',
  unreadable: 'This PDF cannot be checked. Please print it to a new PDF and upload that one.',
};

/**
 * Checks the size and content of an upload. Returns the file to keep, or null if the upload was replaced or removed in between.
 * Throws a refusal for a file that breaks the rule.
 */
async function check(
  object: ObjectRow,
  rule: FileRule,
  staged: { etag: string; size: number },
): Promise<InspectedFile | null> {
  if (staged.size === 0) throw invalid(rule.path, 'The file is empty');
  checkSize(staged.size, rule);
  if (staged.size > (object.declaredSize ?? rule.maxBytes)) throw tooLarge(rule, 'The file is larger than expected');
  const file = await readStaged(object.objectKey, staged.etag);
  if (!file) return null;
  const found = await inspectFile(file);
  if (!found || !rule.types.includes(found.contentType)) throw wrongType(rule);
  if (found.pixels > maxPixels) throw tooLarge(rule, 'Please select an image of at most 40 megapixels');
  if (found.trouble) throw unwanted(rule, troubles[found.trouble]);
  return found;
}

/**
 * Checks an upload, removes the metadata of pictures, and writes the result under the file's permanent key. Only the first
 * write succeeds, so neither a duplicate request nor a second upload can change the kept file.
 */
async function checkAndKeep(object: ObjectRow, rule: FileRule): Promise<KeptFile | 'not_uploaded' | 'conflict'> {
  const { objectKey } = object;
  const staged = await findStaged(objectKey);
  if (!staged) return 'not_uploaded';
  try {
    const found = await check(object, rule, staged);
    if (!found || !(await keepChecked(objectKey, found.clean, found.contentType))) return 'conflict';
    return { contentType: found.contentType, size: found.clean.length };
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') await closeStaged(objectKey);
    throw error;
  }
}

/** Writes a checked copy of an upload whose row does not record a kept file yet. */
export async function makeCheckedCopy(object: ObjectRow, rule: FileRule): Promise<KeptFile> {
  const kept = await checkAndKeep(object, rule);
  if (typeof kept !== 'string') return kept;
  // A duplicate request may have written the file first, or an earlier request may have stopped after it wrote the file. That
  // request has checked the file, so the file can be used.
  const earlier = await findKept(object.objectKey);
  if (!earlier) throw new Refusal(kept);
  return earlier;
}
