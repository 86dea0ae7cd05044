import { acceptedTypes, uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { Refusal } from '../../refusal.ts';
import type { AcceptedType } from './inspect-file.ts';

/** The types and the size of a file that one purpose accepts. `path` is the request field that names the file. */
export interface FileRule {
  types: readonly AcceptedType[];
  maxBytes: number;
  path: string;
}

/** The facts about a kept file. */
export interface KeptFile {
  contentType: string;
  size: number;
}

const imageTypes = acceptedTypes.filter((type) => type !== 'application/pdf');

export const imageRule = (path: string, maxBytes: number): FileRule => ({ types: imageTypes, maxBytes, path });
export const pdfRule = (path: string, maxBytes: number): FileRule => ({ types: ['application/pdf'], maxBytes, path });
/** Returns the rule for a PDF or an image. */
export const documentRule = (path: string, maxBytes: number): FileRule => ({ types: acceptedTypes, maxBytes, path });
/** Returns the rule for calls that only keep a file: it allows every type and size that we accept. */
export const anyFileRule = (path: string): FileRule => documentRule(path, uploadLimits.default);

const bytesPerMegabyte = 1024 * 1024;

export const tooLarge = (rule: FileRule, message: string): Refusal =>
  new Refusal('too_large', { message, fields: { [rule.path]: message } });

export const unwanted = ({ path }: Pick<FileRule, 'path'>, message: string): Refusal =>
  new Refusal('unsupported_media_type', { message, fields: { [path]: message } });

export function wrongType({ types, path }: FileRule): Refusal {
  const [takesPdf, takesImages] = [types.includes('application/pdf'), types.includes('image/png')];
  const wanted = takesPdf && takesImages ? 'a PDF or an image' : takesPdf ? 'a PDF' : 'an image';
  return unwanted({ path }, `Please select ${wanted} file${takesImages ? ' (JPG, PNG, WebP or GIF)' : ''}`);
}

export function checkSize(size: number, rule: FileRule): void {
  if (size > rule.maxBytes)
    throw tooLarge(rule, `Some files exceed the ${rule.maxBytes / bytesPerMegabyte}MB size limit`);
}

/** Refuses a kept file that does not meet the rule. A file that was accepted for one purpose may be wrong for another. */
export function checkFits({ contentType, size }: KeptFile, rule: FileRule): void {
  checkSize(size, rule);
  if (!rule.types.some((type) => type === contentType)) throw wrongType(rule);
}
