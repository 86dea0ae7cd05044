import { useSyncExternalStore } from 'react';
import { shownPerson } from '../server/person.ts';
import type { Progress } from './progress.ts';

/**
 * Files on their way to a requirement. They belong to the application and not to a page, so that somebody on a roof can go
 * back to the list while a photo is sent. `upload-runner.tsx` sends them.
 */
export interface BackgroundUpload {
  id: string;
  /** Whoever chose the file. Nobody else sends it. */
  person: string | null;
  requirementId: string;
  file: File;
  maxBytes: number;
  state: 'waiting' | 'sending' | 'failed';
  progress: Progress;
  /** Why it failed. */
  error: string | null;
  /** Set once the file has arrived, so that trying again does not send it twice. */
  objectKey: string | null;
  stop: AbortController;
}

let uploads: readonly BackgroundUpload[] = [];
const onlookers = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function become(next: readonly BackgroundUpload[]): void {
  uploads = next;
  // Leaving the site would stop them. The browser asks first.
  if (next.some(({ state }) => state !== 'failed')) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const onlooker of onlookers) onlooker();
}

function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  return () => onlookers.delete(onlooker);
}

export const backgroundUploads = (): readonly BackgroundUpload[] => uploads;
export const useBackgroundUploads = () => useSyncExternalStore(watch, backgroundUploads, backgroundUploads);

export const beginUploads = (requirementId: string, files: readonly File[], maxBytes: number): void =>
  become([
    ...uploads,
    ...files.map((file) => ({
      id: crypto.randomUUID(),
      person: shownPerson(),
      requirementId,
      file,
      maxBytes,
      state: 'waiting' as const,
      progress: 0,
      error: null,
      objectKey: null,
      stop: new AbortController(),
    })),
  ]);

export const changeUpload = (id: string, change: Partial<BackgroundUpload>): void =>
  become(uploads.map((each) => (each.id === id ? { ...each, ...change } : each)));

export const tryUploadAgain = (id: string): void =>
  changeUpload(id, { state: 'waiting', error: null, stop: new AbortController() });

export const uploadIsDone = (id: string): void => become(uploads.filter((each) => each.id !== id));

/** Stops uploads, or forgets those that have failed. */
export function dropUploads(isDropped: (upload: BackgroundUpload) => boolean): void {
  const dropped = uploads.filter(isDropped);
  if (dropped.length === 0) return;
  become(uploads.filter((each) => !isDropped(each)));
  for (const { stop } of dropped) stop.abort();
}
