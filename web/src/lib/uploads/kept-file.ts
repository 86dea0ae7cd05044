import { filesLastMilliseconds } from '../drafts/changes.ts';
import { counted } from '../format.ts';
import type { Progress } from './progress.ts';

/** What a chosen file is for: a requirement of a job, or a field of a form. */
export type FilePurpose =
  /** `replaces` names the photo that a retaken photo replaces. */
  | { kind: 'requirement'; requirementId: string; isPhoto: boolean; replaces?: string }
  | { kind: 'form'; form: string; about: string; field: string };

/** What happens after the upload: `finalize` keeps or rejects the file, `access` makes it private. */
export type Keeping = 'finalize' | 'access';

/** The note about a chosen file. Its id identifies the choice, so a repeated upload attaches it once. */
export interface FileNote {
  id: string;
  /** The person who chose the file. No one else sees or sends it. */
  person: string;
  purpose: FilePurpose;
  /** The label of the file's field, and the page on which it was chosen. */
  label: string;
  page: string;
  /** The original name of the file, and its name for the upload. */
  chosenName: string;
  name: string;
  type: string;
  maxBytes: number;
  keeping: Keeping;
  chosenAt: number;
  /** The file's position among the files chosen at the same moment. */
  place: number;
  /** Whether a large photo has already been made smaller. */
  isPrepared: boolean;
  /** The upload URL of exactly this file, and the time when the server returned it, in milliseconds. */
  address: { objectKey: string; uploadURL: string; at: number } | null;
  /** Whether the server has the file. A file of a form then waits until the form is saved. */
  isStored: boolean;
  /** Whether the file has arrived but could not be made private yet. Saving the item that it is attached to retries this. */
  isUnfinished: boolean;
  /** The reason why the person has to decide about the file, or null. */
  attention: string | null;
  /** Whether `attention` is about the file itself, so that a retry would not help. */
  isBad: boolean;
  /** The server's reason to wait, if it gives one. */
  why: string | null;
  /** How often the upload has failed. */
  failures: number;
  /**
   * The key of a photo that is already attached to the requirement. The requirement stays open until this file arrives or is
   * removed.
   */
  openWith: string | null;
  /** True for a note without a file, which only completes the requirement with the photos attached so far. */
  isEnd: boolean;
}

export interface KeptFile extends FileNote {
  /** The progress of the upload, whichever tab uploads. Null if no upload is running. */
  progress: Progress | null;
  /** Whether the file survives a reload. */
  isKept: boolean;
}

export type FileState = 'waiting' | 'sending' | 'sent' | 'attention';

export function stateOf({ attention, isStored, purpose, progress }: KeptFile): FileState {
  if (attention !== null) return 'attention';
  if (isStored && purpose.kind === 'form') return 'sent';
  return progress === null ? 'waiting' : 'sending';
}

export const isUnsent = (file: KeptFile): boolean => !file.isEnd && stateOf(file) !== 'sent';

export const isFor = (requirementId: string) => (file: FileNote) =>
  file.purpose.kind === 'requirement' && file.purpose.requirementId === requirementId;

/** Returns the number of files in words: "2 photos", "1 file". */
export function countOf(files: readonly KeptFile[]): string {
  const arePhotos = files.every(({ type }) => type.startsWith('image/'));
  return arePhotos ? counted(files.length, 'photo', 'photos') : counted(files.length, 'file', 'files');
}

/** Returns the number of unsent files in words: "2 photos still to upload". Null if there are none. */
export const stillToSend = (files: readonly KeptFile[]): string | null => {
  const unsent = files.filter(isUnsent);
  return unsent.length > 0 ? `${countOf(unsent)} still to upload` : null;
};

const hour = 3_600_000;
const lastsMilliseconds = 14 * 24 * hour;

/**
 * Returns whether the file is older than two weeks, its person has signed out since, or the server has removed it because no form
 * was saved with it.
 */
export const isOver = ({ chosenAt, purpose, isStored, address }: FileNote, leftAt: number, now = Date.now()): boolean =>
  !(now - chosenAt < lastsMilliseconds) ||
  chosenAt <= leftAt ||
  (purpose.kind === 'form' && isStored && address !== null && now - address.at > filesLastMilliseconds);
