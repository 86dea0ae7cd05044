import { findObjects } from '#functions/data/files/object-queries.ts';
import type { Section } from '#functions/data/in-copy.ts';
import { readOwnList } from '#functions/data/lists/list-queries.ts';
import { readCredentialsOf } from '#functions/data/people/credential-queries.ts';
import { findRetailerProfile } from '#functions/data/people/profile-queries.ts';
import type { CopyPlace, ObjectRow } from '#functions/data/rows.ts';
import type { Actor } from '../../actor.ts';
import { safeFileName } from '../../files/download-name.ts';
import { gatherJob } from './gather-job.ts';
import { gatherOwn } from './gather-own.ts';
import type { Entry } from './pack.ts';

/**
 * The limits of one part of a copy, so that it fits in the memory and the run time of a Lambda function. The next part
 * continues where this part ends, so a copy can have any size.
 */
export interface PartLimits {
  /** The most bytes of files in the part. A single file may be larger. */
  bytes: number;
  jobs: number;
  /** Once this time is over, `gatherPart` takes no further job into the part. */
  milliseconds: number;
}
const usualLimits: PartLimits = { bytes: 48 * 1024 * 1024, jobs: 300, milliseconds: 12_000 };

const jobsAtOnce = 5;

/** Returns the sort key of a job. The oldest job is first, so that a job created during the copy does not move the others. */
const placeOf = ({ id, createdAt }: { id: string; createdAt: string }): string => `${createdAt}#${id}`;
const jobIdIn = (place: string): string => place.slice(place.indexOf('#') + 1);

/** Yields the jobs from the position `from` on, in the order of their sort keys. Reads `jobsAtOnce` jobs at a time. */
async function* jobsFrom(actor: Actor, from: CopyPlace | undefined) {
  const places = (await readOwnList(actor.userId))
    .map(placeOf)
    .sort()
    .filter((place) => from === undefined || place >= from.job);
  for (let at = 0; at < places.length; at += jobsAtOnce) {
    const some = places.slice(at, at + jobsAtOnce);
    const found = await Promise.all(some.map((place) => gatherJob(actor, jobIdIn(place))));
    for (const [index, job] of some.entries()) yield { place: job, found: found[index] ?? null };
  }
}

/** The entry of a file in `data.json`. */
interface FileNote {
  file: string;
  fileName: string | null;
  contentType: string | null;
  jobId: string | null;
  uploadedAt: string;
}

export interface Gathered {
  /** The sections of this part. */
  data: Partial<Record<Section, unknown>>;
  files: Entry[];
  /** The job and the file with which the next part begins. The last part has none. */
  next?: CopyPlace;
}

/** Collects the files of one part and their entries in `data.json`. */
class Files {
  readonly entries: Entry[] = [];
  readonly notes: FileNote[] = [];
  constructor(private room: number) {}

  /** Returns how many of these files fit in the part. The first file of a part always fits. */
  fitting(files: readonly ObjectRow[]): number {
    let left = this.room;
    const count = files.findIndex(({ size = 0 }, index) => {
      left -= size;
      return left < 0 && (this.entries.length > 0 || index > 0);
    });
    return count < 0 ? files.length : count;
  }

  /**
   * Adds these files. `first` is the number of the job's files in earlier parts, so numbering starts at `first + 1`. Leaves out
   * files that were removed during the copy.
   */
  async add(files: readonly ObjectRow[], jobId: string | null, first = 0): Promise<void> {
    if (files.length === 0) return;
    const { readKept } = await import('#functions/storage/files.ts');
    const contents = await Promise.all(files.map(({ objectKey }) => readKept(objectKey)));
    for (const [index, row] of files.entries()) {
      const content = contents[index];
      if (!content) continue;
      const name = `files/${jobId ?? 'profile'}/${first + index + 1}-${safeFileName(row.fileName, row.contentType)}`;
      this.room -= content.length;
      this.entries.push({ name, content, isText: false });
      this.notes.push({
        file: name,
        fileName: row.fileName ?? null,
        contentType: row.contentType ?? null,
        jobId,
        uploadedAt: row.createdAt,
      });
    }
  }
}

/** Returns the logo of a retailer, or the credential files of an installer or of a person who joined an installer's company. */
async function ownFilesOf({ userId, user, role }: Actor): Promise<ObjectRow[]> {
  const keys =
    role === 'retailer'
      ? [(await findRetailerProfile(userId))?.logoKey]
      : (await readCredentialsOf(user)).map(({ fileKey }) => fileKey);
  return findObjects(keys.flatMap((key) => key ?? []));
}

/** Gathers one part of a copy: the user's own data in the first part, and jobs with their files until a limit is reached. */
export async function gatherPart(
  actor: Actor,
  from: CopyPlace | undefined,
  limits: PartLimits = usualLimits,
): Promise<Gathered> {
  const until = Date.now() + limits.milliseconds;
  const jobs: unknown[] = [];
  const files = new Files(limits.bytes);
  const own = from === undefined ? await gatherOwn(actor) : {};
  if (from === undefined) await files.add(await ownFilesOf(actor), null);
  let next: CopyPlace | undefined;
  for await (const { place, found } of jobsFrom(actor, from)) {
    const first = place === from?.job ? from.file : 0;
    const rest = found?.files.slice(first) ?? [];
    const count = files.fitting(rest);
    const isOver = jobs.length > 0 && Date.now() > until;
    if (jobs.length >= limits.jobs || isOver || (count === 0 && rest.length > 0)) {
      next = { job: place, file: first };
      break;
    }
    if (!found) continue;
    if (first === 0) jobs.push(found.record);
    await files.add(rest.slice(0, count), found.record.id, first);
    if (count < rest.length) {
      next = { job: place, file: first + count };
      break;
    }
  }
  return { data: { ...own, jobs, files: files.notes }, files: files.entries, ...(next ? { next } : {}) };
}
