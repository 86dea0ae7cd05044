import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { requirementTypes } from '#shared/domain/jobs/job.ts';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs, type Migration } from '../migration.ts';

/**
 * A file that the installer submitted as evidence. A requirement has one such file, or several photos in the installer's order.
 */
export interface HandedInFile {
  objectKey: string;
  fileName: string;
  /** The installer's caption. Only photos have one. */
  caption?: string;
}

export const requirementEntity = new Entity({
  model: model('requirement'),
  attributes: {
    jobId: text,
    requirementId: text,
    position: number,
    type: { type: requirementTypes, required: true },
    label: text,
    required: { type: 'boolean', required: true },
    completed: { type: 'boolean', required: true },
    completedAt: optionalText,
    files: { type: CustomAttributeType<HandedInFile[]>('any'), required: true },
    returnedReason: optionalText,
  },
  indexes: { byId: { collection: 'core', ...mainKey(['jobId'], ['requirementId']) } },
});

/** Moves the file into a list. In version 1, a requirement had at most one file. */
const withListOfFiles: Migration = ({ objectKey, fileName, ...row }) =>
  'files' in row
    ? row
    : { ...row, files: typeof objectKey === 'string' ? [{ objectKey, fileName: fileName ?? row.label ?? '' }] : [] };

export const requirementKind = {
  entity: requirementEntity,
  /** Version 2 has a list of files, which can be several photos. */
  migrations: [withListOfFiles],
  inCopy: 'jobs',
  leftBehind: 'with its job',
  privacy: {
    jobId: 'technical',
    requirementId: 'technical',
    position: 'technical',
    type: 'viewers',
    label: 'viewers',
    required: 'viewers',
    completed: 'parties',
    completedAt: 'parties',
    files: ['requirement file key'],
    returnedReason: 'parties',
  },
} as const satisfies Kind<EntityItem<typeof requirementEntity>>;

/** A file that was once submitted for a requirement, even if it was replaced. The requirement's row has the current files. */
export const documentEntity = new Entity({
  model: model('document'),
  attributes: {
    jobId: text,
    documentId: text,
    requirementId: text,
    objectKey: text,
    fileName: text,
    /** The file's caption when it was returned. Until then, the requirement's row has the caption. */
    caption: optionalText,
    fileSize: number,
    fileType: text,
    uploadedBy: text,
    uploadedAt: text,
    /** When and why the owner returned the file. */
    returnedAt: optionalText,
    returnedReason: optionalText,
  },
  indexes: { byJob: mainKey(['jobId'], ['documentId']) },
});

export const documentKind = {
  entity: documentEntity,
  migrations: [
    // 2: when and why the file was returned.
    asItIs,
    // 3: the caption.
    asItIs,
  ],
  inCopy: 'jobs',
  leftBehind: 'with its job',
  privacy: {
    jobId: 'technical',
    documentId: 'technical',
    requirementId: 'technical',
    objectKey: ['requirement file key'],
    fileName: 'parties',
    caption: 'parties',
    fileSize: 'parties',
    fileType: 'parties',
    uploadedBy: 'parties',
    uploadedAt: 'parties',
    returnedAt: 'parties',
    returnedReason: 'parties',
  },
} as const satisfies Kind<EntityItem<typeof documentEntity>>;
