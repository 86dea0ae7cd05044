import { uploadLimits } from '#shared/domain/uploads.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { type AttachedAs, attachObject, detachObject } from '../../data/files/object-writes.ts';
import type { JobDetailRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { type FileRule, imageRule, pdfRule } from '../files/file-rule.ts';
import { keepObject } from '../files/keep-file.ts';

/** The files in a job's details. Each is checked, kept and tied to the job in the job's own transaction. */

interface JobFile {
  objectKey: string;
  as: AttachedAs;
  rule: FileRule;
}

function filesOf(detail: JobDetailRow): JobFile[] {
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

/** Every file that a job's details refer to. */
export const fileKeysOf = (detail: JobDetailRow): string[] => filesOf(detail).map((file) => file.objectKey);

/** Keeps new files, ties them to the job, and releases files that the details no longer refer to. */
export async function fileWrites(
  actor: Actor,
  jobId: string,
  before: JobDetailRow | null,
  after: JobDetailRow,
  now: Date,
): Promise<NamedWrite[]> {
  const had = new Set(before ? fileKeysOf(before) : []);
  const files = filesOf(after);
  const named = new Set<string>();
  for (const { objectKey, rule } of files) {
    if (named.has(objectKey)) throw invalid(rule.path, 'This file has been used twice');
    named.add(objectKey);
  }
  const attached = await Promise.all(
    files
      .filter((file) => !had.has(file.objectKey))
      .map(async (file) => {
        const object = await keepObject(actor, file.objectKey, file.rule, now);
        if (object.attachedTo && object.attachedTo !== jobId)
          throw invalid(file.rule.path, 'This file is already in use elsewhere');
        return attachObject(object.objectKey, actor.userId, { id: jobId, as: file.as });
      }),
  );
  return [...attached, ...[...had].filter((key) => !named.has(key)).map((key) => detachObject(key, jobId, now))];
}
