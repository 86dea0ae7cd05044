import { CustomAttributeType, Entity } from 'electrodb';
import { requirementTypes } from '#shared/domain/jobs/job.ts';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** What is handed in for a requirement: one file, or photos in the installer's order. */
export interface HandedInFile {
  objectKey: string;
  fileName: string;
  /** In the installer's words. Only photos have one. */
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

/** Every file ever submitted for a requirement. The requirement itself holds the latest state. */
export const documentEntity = new Entity({
  model: model('document'),
  attributes: {
    jobId: text,
    documentId: text,
    requirementId: text,
    objectKey: text,
    fileName: text,
    /** What it said when it was returned. Until then, its requirement has it. */
    caption: optionalText,
    fileSize: number,
    fileType: text,
    uploadedBy: text,
    uploadedAt: text,
    /** When and why the owner asked for another one. */
    returnedAt: optionalText,
    returnedReason: optionalText,
  },
  indexes: { byJob: mainKey(['jobId'], ['documentId']) },
});
