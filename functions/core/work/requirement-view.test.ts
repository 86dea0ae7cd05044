import { expect, it } from '@jest/globals';
import type { DocumentRow } from '../../data/rows.ts';
import { accessTo, fullJob, jobId, requirement } from '../../test/sample-rows.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import { viewRequirement, viewRequirements } from './requirement-view.ts';

const asked = {
  id: `${jobId}.00000000-0000-4000-8000-000000000004`,
  jobId,
  type: 'file_upload',
  label: 'Certificate',
  required: true,
};

it('users who are not a party to a job see its requirements, but no submitted evidence', () => {
  expect(viewRequirement(requirement, false)).toEqual(asked);
});

it('both parties also see the submitted evidence, and why it was returned', () => {
  expect(viewRequirement(requirement, true)).toEqual({
    ...asked,
    completed: true,
    completedAt: '2026-01-15T00:00:00.000Z',
    fileUrl: '/api/objects/evidence',
    fileName: 'certificate.pdf',
    photos: [],
    returnedReason: 'Too dark',
  });
  const { completedAt: _time, returnedReason: _reason, ...open } = requirement;
  expect(viewRequirement({ ...open, files: [], completed: false }, true)).toEqual({
    ...asked,
    completed: false,
    completedAt: null,
    fileUrl: null,
    fileName: null,
    photos: [],
    returnedReason: null,
  });
});

it('the requirements of a job are shown in full only to both parties and administrators', () => {
  const listFor = (relations: JobAccess['relations']) =>
    viewRequirements(accessTo(fullJob(), { relations, requirements: [requirement] }));
  for (const relation of ['owner', 'assignee', 'admin'] as const)
    expect(listFor([relation])).toEqual([{ ...viewRequirement(requirement, true), versions: [] }]);
  expect(listFor(['installer', 'invitee', 'applicant', 'linkHolder'])).toEqual([asked]);
});

it('earlier files stay visible to both parties, the newest first, with the reasons of their return', () => {
  const file = (objectKey: string, uploadedAt: string, returned = {}): DocumentRow => ({
    jobId,
    documentId: objectKey,
    requirementId: requirement.requirementId,
    objectKey,
    fileName: `${objectKey}.pdf`,
    fileSize: 1,
    fileType: 'application/pdf',
    uploadedBy: 'an installer',
    uploadedAt,
    ...returned,
  });
  const handIns = [
    file('evidence', '2026-01-15T00:00:00.000Z'),
    file('first', '2026-01-10T00:00:00.000Z', { returnedAt: '2026-01-11T00:00:00.000Z', returnedReason: 'Too dark' }),
    file('second', '2026-01-12T00:00:00.000Z'),
    { ...file('other', '2026-01-12T00:00:00.000Z'), requirementId: 'another' },
  ];
  const listFor = (relations: JobAccess['relations']) =>
    viewRequirements(accessTo(fullJob(), { relations, requirements: [requirement] }), handIns)[0]?.versions;
  expect(listFor(['owner'])).toEqual([
    {
      fileUrl: '/api/objects/second',
      fileName: 'second.pdf',
      caption: '',
      uploadedAt: '2026-01-12T00:00:00.000Z',
      returnedAt: null,
      returnedReason: null,
    },
    {
      fileUrl: '/api/objects/first',
      fileName: 'first.pdf',
      caption: '',
      uploadedAt: '2026-01-10T00:00:00.000Z',
      returnedAt: '2026-01-11T00:00:00.000Z',
      returnedReason: 'Too dark',
    },
  ]);
  expect(listFor(['installer'])).toBeUndefined();
});

it('photos are shown in the installer’s order, each with its caption', () => {
  const files = [
    { objectKey: 'roof', fileName: 'roof.jpg', caption: 'From the street' },
    { objectKey: 'board', fileName: 'board.jpg' },
  ];
  expect(viewRequirement({ ...requirement, type: 'photo', files }, true).photos).toEqual([
    { fileUrl: '/api/objects/roof', fileName: 'roof.jpg', caption: 'From the street' },
    { fileUrl: '/api/objects/board', fileName: 'board.jpg', caption: '' },
  ]);
  expect(viewRequirement({ ...requirement, files }, true).photos).toEqual([]);
});

it('photos in the list say when they were submitted, if that is on record', () => {
  const files = [
    { objectKey: 'roof', fileName: 'roof.jpg' },
    { objectKey: 'board', fileName: 'board.jpg' },
  ];
  const row = { ...requirement, type: 'photo' as const, files };
  const handIn: DocumentRow = {
    jobId,
    documentId: 'roof',
    requirementId: requirement.requirementId,
    objectKey: 'roof',
    fileName: 'roof.jpg',
    fileSize: 1,
    fileType: 'image/jpeg',
    uploadedBy: 'an installer',
    uploadedAt: '2026-01-15T00:00:00.000Z',
  };
  const [view] = viewRequirements(accessTo(fullJob(), { relations: ['owner'], requirements: [row] }), [handIn]);
  expect(view?.photos?.map(({ uploadedAt }) => uploadedAt)).toEqual(['2026-01-15T00:00:00.000Z', undefined]);
});
