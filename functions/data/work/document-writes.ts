import { randomUUID } from 'node:crypto';
import type { NamedWrite } from '../commit.ts';
import type { DocumentRow, ObjectRow, RequirementRow } from '../rows.ts';
import { write } from '../write.ts';

/** Records a submitted file. The record stays when the requirement changes. */
export const recordDocument = (requirement: RequirementRow, object: ObjectRow, at: string): NamedWrite =>
  write('document', (entities) =>
    entities.document
      .create({
        jobId: requirement.jobId,
        documentId: randomUUID(),
        requirementId: requirement.requirementId,
        objectKey: object.objectKey,
        fileName: object.fileName ?? requirement.label,
        fileSize: object.size ?? 0,
        fileType: object.contentType ?? '',
        uploadedBy: object.ownerId,
        uploadedAt: at,
      })
      .commit(),
  );

/** Records when and why a file was returned, with its caption. */
export const recordReturn = (
  document: DocumentRow,
  returned: { reason: string; at: string; caption: string | undefined },
): NamedWrite =>
  write('document', (entities) =>
    entities.document
      .put({
        ...document,
        returnedAt: returned.at,
        returnedReason: returned.reason,
        ...(returned.caption ? { caption: returned.caption } : {}),
      })
      .commit(),
  );
