import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import type { AttachedAs } from '../../data/files/object-writes.ts';
import type { JobDetailRow } from '../../data/rows.ts';
import { type FileRule, imageRule, pdfRule } from '../files/file-rule.ts';

/** Lists the files that a job's details refer to, each with its rule. */

interface JobFile {
  objectKey: string;
  as: AttachedAs;
  rule: FileRule;
}

export function filesOf(detail: JobDetailRow): JobFile[] {
  const photo = (objectKey: string | null, path: string, maxBytes: number): JobFile[] =>
    objectKey ? [{ objectKey, as: 'photo', rule: imageRule(path, maxBytes) }] : [];
  return [
    ...photo(detail.panelLayoutPhoto, 'panelLayoutPhoto', uploadLimits.default),
    ...photo(detail.switchboardPhoto, 'switchboardPhoto', uploadLimits.default),
    ...photo(detail.inverterLocationPhoto, 'inverterLocationPhoto', uploadLimits.default),
    ...detail.installationDetailPhotos.flatMap((each, index) =>
      photo(each.objectKey, `installationDetailPhotos.${index}.objectKey`, uploadLimits.detailPhoto),
    ),
    ...detail.referencePhotoPaths.flatMap((key, index) =>
      photo(key, `referencePhotoPaths.${index}`, uploadLimits.default),
    ),
    ...(detail.connectionPreApprovalPdf
      ? [
          {
            objectKey: detail.connectionPreApprovalPdf,
            as: 'document' as const,
            rule: pdfRule('connectionPreApprovalPdf', uploadLimits.default),
          },
        ]
      : []),
  ];
}

/** Returns the keys of all files that a job's details refer to. */
export const fileKeysOf = (detail: JobDetailRow): string[] => filesOf(detail).map((file) => file.objectKey);
