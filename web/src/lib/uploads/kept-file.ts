import { filesLastMilliseconds } from '../drafts/changes.ts';
import { counted } from '../format.ts';
import type { Progress } from './progress.ts';

/** What a file was chosen for. */
export type FilePurpose =
  /** A photo that was taken again names the one that it replaces. */
  | { kind: 'requirement'; requirementId: string; isPhoto: boolean; replaces?: string }
  | { kind: 'form'; form: string; about: string; field: string };

/** What happens after the upload: `finalize` keeps or rejects the file, `access` makes it private. */
export type Keeping = 'finalize' | 'access';

/** What is kept about a chosen file. Its id is the identity of the choice: whatever is repeated, it is attached once. */
export interface FileNote {
  id: string;
  /** The person who chose the file. No one else sees or sends it. */
  person: string;
  purpose: FilePurpose;
  /** What the person calls the place that the file is for, and the page where they chose it. */
  label: string;
  page: string;
  /** The name that the file was chosen under, and the one that it is sent under. */
  chosenName: string;
  name: string;
  type: string;
  maxBytes: number;
  keeping: Keeping;
  chosenAt: number;
  /** The place among the files chosen at the same moment. */
  place: number;
  /** Whether a large photo has already become smaller. */
  isPrepared: boolean;
  /** The address that the server gave for exactly this file, and when. */
  address: { objectKey: string; uploadURL: string; at: number } | null;
  /** Whether the server has the file. A file of a form then waits to be saved with it. */
  isStored: boolean;
  /** The file has arrived but could not be made private yet. Saving the item it is attached to tries again. */
  isUnfinished: boolean;
  /** Why the person has to decide about it. */
  attention: string | null;
  /** Whether the reason is the file itself, so that trying again would not help. */
  isBad: boolean;
  /** Why the server wants to wait, if it says so. */
  why: string | null;
  /** How often the server failed to take it. */
  failures: number;
  /** A photo that is already there, of a requirement that stays open until this file arrives or is given up. */
  openWith: string | null;
  /** Nothing is left to send: only the requirement is to be completed with the photos that are there. */
  isEnd: boolean;
}

export interface KeptFile extends FileNote {
  /** Set while the file is on its way, in whichever tab. */
  progress: Progress | null;
  /** Whether it survives a reload. */
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

/** "2 photos", "1 file". */
export function countOf(files: readonly KeptFile[]): string {
  const arePhotos = files.every(({ type }) => type.startsWith('image/'));
  return arePhotos ? counted(files.length, 'photo', 'photos') : counted(files.length, 'file', 'files');
}

/** "2 photos still to send". Null if there are none. */
export const stillToSend = (files: readonly KeptFile[]): string | null => {
  const unsent = files.filter(isUnsent);
  return unsent.length > 0 ? `${countOf(unsent)} still to send` : null;
};

const hour = 3_600_000;
const lastsMilliseconds = 14 * 24 * hour;

/** Whether the file is older than two weeks, its person has signed out since, or the server has removed what no form named. */
export const isOver = ({ chosenAt, purpose, isStored, address }: FileNote, leftAt: number, now = Date.now()): boolean =>
  !(now - chosenAt < lastsMilliseconds) ||
  chosenAt <= leftAt ||
  (purpose.kind === 'form' && isStored && address !== null && now - address.at > filesLastMilliseconds);
