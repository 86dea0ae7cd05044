import { useMemo, useSyncExternalStore } from 'react';
import { leftAt } from '../drafts/draft-store.ts';
import { onLeft } from '../server/leave-question.ts';
import { shownPerson, usePerson } from '../server/person.ts';
import { fileStore, hasStore } from './file-store.ts';
import { type FileNote, type FilePurpose, isFor, isOver, isUnsent, type Keeping, type KeptFile } from './kept-file.ts';
import type { Progress } from './progress.ts';

/** The chosen files that the server does not have yet, the same in all tabs. `send-files.ts` uploads them. */

let files: readonly KeptFile[] = [];
const onlookers = new Set<() => void>();
/** Files that this browser's database does not contain yet, or cannot store. They are lost when the page closes. */
const unkept = new Map<string, File>();
const stops = new Map<string, AbortController>();
const underWay = new Map<string, Progress>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function become(next: readonly FileNote[]): void {
  files = next
    .map((note) => ({ ...note, progress: underWay.get(note.id) ?? null, isKept: !unkept.has(note.id) }))
    .sort((one, other) => one.chosenAt - other.chosenAt || one.place - other.place);
  for (const [id, stop] of stops) if (!files.some((file) => file.id === id)) stop.abort();
  // Leaving the page would lose these files, so the browser asks first.
  if (files.some((file) => !file.isKept && isUnsent(file) && file.attention === null))
    addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const onlooker of onlookers) onlooker();
}

/** Calls the listener after each change. Returns a function that stops listening. */
export function watchFiles(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  return () => onlookers.delete(onlooker);
}

export const keptFiles = (): readonly KeptFile[] => files;
export const filesOf = (person: string | null): KeptFile[] => files.filter((file) => file.person === person);

/** Returns the files of the person that the page shows. */
export function useKeptFiles(): readonly KeptFile[] {
  const all = useSyncExternalStore(watchFiles, keptFiles, keptFiles);
  const person = usePerson();
  return useMemo(() => all.filter((file) => file.person === person && !file.isEnd), [all, person]);
}

type Message = 'changed' | { id: string; progress: Progress | null };

const tabs = hasStore() && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel('suncrew-files') : null;
const tellTabs = (message: Message): void => tabs?.postMessage(message);

let reading: Promise<void> = Promise.resolve();

async function readNow(): Promise<void> {
  const notes = hasStore() ? await fileStore.notes().catch(() => null) : null;
  if (notes === null) return become(files);
  const over = notes.filter((note) => isOver(note, leftAt(note.person)));
  if (over.length > 0) await fileStore.forget(over.map(({ id }) => id)).catch(() => undefined);
  const stored = notes.filter((note) => !over.includes(note) && !unkept.has(note.id));
  become([...stored, ...files.filter(({ id }) => unkept.has(id))]);
}

/** Reads the kept files one read after another, so that an older list never replaces a newer one. */
export function readFiles(): Promise<void> {
  reading = reading.then(readNow);
  return reading;
}

async function settle(): Promise<void> {
  await readFiles();
  tellTabs('changed');
}

function setProgress(id: string, progress: Progress | null): void {
  if (progress === null) underWay.delete(id);
  else underWay.set(id, progress);
  become(files);
}

if (tabs)
  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'changed') void readFiles();
    else setProgress(data.id, data.progress);
  };

export function showProgress(id: string, progress: Progress | null): void {
  setProgress(id, progress);
  tellTabs({ id, progress });
}

/**
 * Removes the progress of all files. The tab that uploads calls this. No other tab uploads, so earlier progress came from closed
 * tabs.
 */
export function clearProgress(): void {
  underWay.clear();
  become(files);
}

/** Returns a signal that aborts when the file is removed, in any tab. */
export function stopFor(id: string): AbortSignal {
  const stop = new AbortController();
  stops.set(id, stop);
  return stop.signal;
}
export const forgetStop = (id: string): boolean => stops.delete(id);

/** Changes the note about a file, and its content if `content` is a file. With null, removes the content. */
export async function changeFile(id: string, change: Partial<FileNote>, content?: File | null): Promise<void> {
  if (unkept.has(id)) {
    if (content) unkept.set(id, content);
    return become(files.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }
  await fileStore.change(id, change, content ? await content.arrayBuffer() : content);
  await settle();
}

/** Returns the chosen file, or null if it was removed. */
export async function contentOf({ id, name, type }: FileNote): Promise<File | null> {
  const here = unkept.get(id);
  if (here) return here;
  const bytes = await fileStore.bytesOf(id);
  return bytes ? new File([bytes], name, { type }) : null;
}

const unreadable = 'This file cannot be read. Please choose it again.';
/**
 * The ids of files that are still being written to the database. Sending them earlier would change a note that does not exist
 * yet.
 */
const beingKept = new Set<string>();
export const isBeingKept = (id: string): boolean => beingKept.has(id);

async function keep(file: File, { progress: _, isKept: __, ...kept }: KeptFile): Promise<void> {
  try {
    const bytes = await file.arrayBuffer();
    if (!hasStore() || !files.some(({ id }) => id === kept.id)) return;
    await fileStore.keep(kept, bytes).then(
      () => unkept.delete(kept.id),
      () => undefined,
    );
    // The person may have removed the file during the write.
    if (!files.some(({ id }) => id === kept.id)) await fileStore.forget([kept.id]);
  } catch {
    await changeFile(kept.id, { attention: unreadable, isBad: true });
  } finally {
    beingKept.delete(kept.id);
  }
}

interface Choice {
  purpose: FilePurpose;
  label: string;
  maxBytes: number;
  keeping?: Keeping;
}

/** Keeps files for the person that the page shows now. They are uploaded in this order. */
export function keepFiles(chosen: readonly File[], { purpose, label, maxBytes, keeping = 'finalize' }: Choice): void {
  const person = shownPerson();
  if (person === null) return;
  const chosenAt = Date.now();
  const added = chosen.map(
    (file, place): KeptFile => ({
      ...{ id: crypto.randomUUID(), person, purpose, label, page: location.pathname, type: file.type },
      ...{ name: file.name, chosenName: file.name, isUnfinished: false },
      ...{ maxBytes, keeping, chosenAt, place, isPrepared: false, address: null, isStored: false, attention: null },
      ...{ isBad: false, why: null, failures: 0, openWith: null, isEnd: false, progress: null, isKept: false },
    }),
  );
  for (const [place, { id }] of added.entries()) {
    unkept.set(id, chosen[place] as File);
    beingKept.add(id);
  }
  become([...files, ...added]);
  void (async () => {
    // Files are stored one after another, because a phone lacks the memory for all of them.
    for (const [place, each] of added.entries()) {
      await keep(chosen[place] as File, each);
      await settle();
    }
    // Browsers may delete kept files when the disk is full, unless they are asked not to.
    if (hasStore()) await navigator.storage?.persist?.().catch(() => undefined);
  })();
}

/** Removes files. If a requirement stays open only for these files, it is completed with the photos attached so far. */
export async function dropFiles(isDropped: (file: KeptFile) => boolean): Promise<void> {
  const dropped = files.filter(isDropped);
  if (dropped.length === 0) return;
  const left = files.filter((file) => !dropped.includes(file));
  const ends = dropped.filter(
    ({ purpose, openWith, isEnd }, at) =>
      openWith !== null &&
      !isEnd &&
      purpose.kind === 'requirement' &&
      !left.some(isFor(purpose.requirementId)) &&
      dropped.findLastIndex(isFor(purpose.requirementId)) === at,
  );
  const gone = dropped.filter((file) => !ends.includes(file)).map(({ id }) => id);
  for (const { id } of dropped) stops.get(id)?.abort();
  for (const id of gone) unkept.delete(id);
  const end = { isEnd: true, isStored: true, attention: null };
  become([...left, ...ends.map((file) => ({ ...file, ...end }))]);
  for (const { id } of ends) await changeFile(id, end, null);
  if (hasStore()) await fileStore.forget(gone).catch(() => undefined);
  await settle();
}

export const tryFileAgain = (id: string): Promise<void> => changeFile(id, { attention: null, failures: 0 });

/** Removes all files of a person who signs out. */
export async function endFiles(person: string): Promise<void> {
  const theirs = new Set(filesOf(person).map(({ id }) => id));
  for (const id of theirs) unkept.delete(id);
  become(files.filter(({ id }) => !theirs.has(id)));
  if (!hasStore()) return;
  const notes = await fileStore.notes().catch(() => []);
  const ids = notes.filter((each) => each.person === person).map(({ id }) => id);
  await fileStore.forget(ids).catch(() => undefined);
  await settle();
}

/** Returns the files of this person that the server does not have. */
export const unsentOf = (person: string | null): KeptFile[] => filesOf(person).filter(isUnsent);

onLeft(endFiles);
void readFiles();
