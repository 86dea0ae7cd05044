import { ApiError } from '#shared/api/client.ts';
import { api } from '../server/api.ts';
import { rememberedPerson, shownPerson } from '../server/person.ts';
import { tellFileNews } from './file-news.ts';
import { type FileNote, isFor, type KeptFile } from './kept-file.ts';
import {
  changeFile,
  clearProgress,
  contentOf,
  dropFiles,
  filesOf,
  forgetStop,
  isBeingKept,
  readFiles,
  showProgress,
  stopFor,
  watchFiles,
} from './kept-files.ts';
import { addressFor, BadFile, isStoredAlready, prepareFile, putFile, type Step, storeSentFile } from './send-file.ts';

/**
 * Uploads the kept files of the person that the page shows, one after another and in their order, while there is a connection.
 * One tab uploads at a time. Each finished step is stored, so that uploading continues from there after the page closes at any
 * moment.
 */

/** How long this page uses an upload URL. The server accepts a file at its URL for five minutes. */
const addressLastsMilliseconds = 4 * 60_000;

/** Uploads the file to the server, and returns its key. */
async function store(file: KeptFile, step: Step): Promise<string> {
  const { id, person, keeping } = file;
  let { address } = file;
  if (address && file.isStored) return address.objectKey;
  if (address && (await isStoredAlready(address.objectKey, keeping, person))) {
    await changeFile(id, { isStored: true });
    return address.objectKey;
  }
  const chosen = await contentOf(file);
  if (!chosen) throw new BadFile('This file is no longer on this device. Please choose it again.');
  const ready = file.isPrepared ? chosen : await prepareFile(chosen, file.maxBytes, step);
  if (!file.isPrepared) await changeFile(id, { isPrepared: true, name: ready.name, type: ready.type }, ready);
  step.onProgress(0);
  if (!address || Date.now() - address.at > addressLastsMilliseconds) {
    address = await addressFor(ready, person);
    await changeFile(id, { address });
  }
  await putFile(address.uploadURL, ready, step);
  const isFinished = await storeSentFile(address.objectKey, keeping, person);
  await changeFile(id, { isStored: true, isUnfinished: !isFinished });
  return address.objectKey;
}

const isRepetition = (error: unknown): boolean => error instanceof ApiError && error.code === 'idempotency_mismatch';

/** Attaches the file to its requirement exactly once, also on a retry. Only the last of several photos completes the requirement. */
async function attach({ id, person, purpose, openWith, isEnd }: KeptFile, objectKey: string): Promise<void> {
  if (purpose.kind !== 'requirement') return;
  const { requirementId, isPhoto, replaces } = purpose;
  const others = (): KeptFile[] =>
    filesOf(person).filter((file) => file.id !== id && !file.isEnd && isFor(requirementId)(file));
  const complete = (moreToCome: boolean, idempotencyKey: string) =>
    api.call('completeRequirement', {
      ...{ person, idempotencyKey, params: { requirementId } },
      body: {
        completed: true,
        fileUrl: objectKey,
        ...(moreToCome ? { moreToCome } : {}),
        ...(replaces ? { replaces } : {}),
      },
    });
  if (isEnd && (others().length > 0 || openWith === null)) return;
  const moreToCome = isPhoto && others().length > 0;
  await complete(moreToCome, id).catch((error: unknown) => {
    if (!isRepetition(error)) throw error;
    // An earlier attempt attached the file, but with another `moreToCome`. If no photo follows now, completes the requirement.
    return moreToCome ? undefined : complete(false, crypto.randomUUID());
  });
  if (!moreToCome) return;
  for (const other of others()) await changeFile(other.id, { openWith: objectKey });
  if (others().length === 0) await complete(false, crypto.randomUUID());
}

function forget({ id }: KeptFile): Promise<void> {
  forgetStop(id);
  return dropFiles((each) => each.id === id);
}

async function send(file: KeptFile, step: Step): Promise<void> {
  if (file.isEnd) {
    if (file.openWith) await attach(file, file.openWith);
    return forget(file);
  }
  const objectKey = await store(file, step);
  if (file.purpose.kind === 'form') return changeFile(file.id, {}, null);
  await attach(file, objectKey);
  // Clears `openWith` first, because `forget` would complete the requirement again for a file with `openWith`.
  await changeFile(file.id, { openWith: null });
  await forget(file);
}

/**
 * The meaning of a failure. With `attention`, the person has to decide. Otherwise the file is retried after a pause: `failure`
 * and `anew` count as failed uploads, and `anew` also requests a new upload URL.
 */
type Meaning = { attention: string; isBad: boolean } | 'pause' | 'failure' | 'anew' | 'other person';

const aboutTheFile = new Set(['invalid', 'unsupported_media_type', 'too_large']);
const aboutTheJob = new Set(['wrong_state', 'not_found', 'forbidden']);

function meaningOf(error: unknown): Meaning {
  if (error instanceof BadFile) return { attention: error.message, isBad: true };
  if (!(error instanceof ApiError)) return navigator.onLine ? 'failure' : 'pause';
  if (error.code === 'other_person') return 'other person';
  if (error.code === 'not_uploaded') return 'anew';
  const isBad = aboutTheFile.has(error.code);
  if (isBad || aboutTheJob.has(error.code))
    return { attention: Object.values(error.fields)[0] ?? error.message, isBad };
  const isServer = error.status >= 500 || error.status === 0;
  return isServer && navigator.onLine ? 'failure' : 'pause';
}

const fresh: Partial<FileNote> = { address: null, isStored: false };

/** Uploads one file. Returns whether the next file may follow immediately. */
async function sendOne(file: KeptFile): Promise<boolean> {
  const signal = stopFor(file.id);
  const onProgress: Step['onProgress'] = (progress) => showProgress(file.id, progress);
  onProgress(0);
  try {
    await send(file, { signal, onProgress });
    if (!file.isEnd || file.openWith) tellFileNews({ kind: 'sent', file });
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    const meaning = meaningOf(error);
    if (typeof meaning === 'object') {
      if (file.isEnd) await forget(file);
      else await changeFile(file.id, { ...meaning, ...(error instanceof BadFile ? {} : fresh) });
      tellFileNews({ kind: 'refused', file, reason: meaning.attention });
      return true;
    }
    const failures = file.failures + (meaning === 'pause' ? 0 : 1);
    const why = error instanceof ApiError && error.code === 'rate_limited' ? error.message : null;
    if (meaning !== 'other person') await changeFile(file.id, { failures, why, ...(meaning === 'anew' ? fresh : {}) });
    tellFileNews({ kind: 'paused', file });
    return false;
  } finally {
    forgetStop(file.id);
    showProgress(file.id, null);
  }
}

/** After three failures, the other files are uploaded before this one. */
const triesBeforeOthers = 3;
const turnOf = ({ failures }: KeptFile): number => Math.floor(failures / triesBeforeOthers);

const isToSend = (file: KeptFile): boolean =>
  file.attention === null && !(file.purpose.kind === 'form' && file.isStored) && !isBeingKept(file.id);

const nextFor = (person: string): KeptFile | undefined =>
  filesOf(person)
    .filter(isToSend)
    .sort((one, other) => turnOf(one) - turnOf(other))[0];

const [shortestPause, longestPause] = [2_000, 60_000];
let pauses = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function pause(): void {
  clearTimeout(timer);
  const over = () => {
    timer = undefined;
    wake();
  };
  timer = setTimeout(over, Math.min(longestPause, shortestPause * 2 ** pauses));
  pauses += 1;
}

/** Returns whether this page shows the person and no one else has signed in on this browser. The server checks it too. */
const isTheirs = (person: string): boolean => shownPerson() === person && [person, null].includes(rememberedPerson());

async function sendAll(person: string): Promise<void> {
  await readFiles();
  clearProgress();
  while (isTheirs(person) && navigator.onLine) {
    const next = nextFor(person);
    if (!next) return;
    if (!(await sendOne(next))) return pause();
    pauses = 0;
  }
}

let isSending = false;

function wake(): void {
  const person = shownPerson();
  if (isSending || person === null || !navigator.onLine || !nextFor(person)) return;
  if (!isTheirs(person)) {
    // Another person has signed in, in another tab. This tab will show that person in a moment.
    pause();
    return;
  }
  isSending = true;
  clearTimeout(timer);
  timer = undefined;
  navigator.locks
    .request(`suncrew-files:${person}`, () => sendAll(person))
    // The database failed during an upload. The stored steps still count.
    .catch(pause)
    .finally(() => {
      isSending = false;
      if (timer === undefined) wake();
    });
}

/** Starts uploading immediately, without waiting for the end of a pause. */
export function sendNow(): void {
  pauses = 0;
  clearTimeout(timer);
  timer = undefined;
  wake();
}

watchFiles(() => timer === undefined && wake());
addEventListener('online', sendNow);
addEventListener('pageshow', sendNow);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow());
