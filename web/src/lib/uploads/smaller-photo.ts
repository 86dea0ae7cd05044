/** Photos become smaller before they are sent, because phones take larger ones than anyone looks at. See decision 083. */
import { drawSmaller } from './draw-smaller.ts';

const photoTypes = ['image/jpeg', 'image/webp'];
/** A smaller file has nothing to lose. */
const leastBytes = 500_000;
/** A slow phone takes two seconds. */
const patienceMilliseconds = 15_000;

export const canBecomeSmaller = ({ type, size }: File): boolean => photoTypes.includes(type) && size > leastBytes;

const fileName = ({ name, type }: File): string =>
  type === 'image/jpeg' ? name : `${name.replace(/\.webp$/i, '')}.jpg`;

async function made(file: File): Promise<File> {
  const small = await drawSmaller(file);
  if (small?.type !== 'image/jpeg' || small.size >= file.size) return file;
  return new File([small], fileName(file), { type: small.type });
}

let isTooSlow = false;

async function madeInTime(file: File): Promise<File> {
  if (isTooSlow) return file;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<File>((resolve) => {
    timer = setTimeout(() => {
      isTooSlow = true;
      resolve(file);
    }, patienceMilliseconds);
  });
  try {
    return await Promise.race([made(file), late]);
  } catch {
    // This browser cannot draw the photo. It goes as it is, and no one has to do anything about it.
    return file;
  } finally {
    clearTimeout(timer);
  }
}

/** For each chosen photo, what is sent in its place, so that trying again does not draw it again. */
const known = new WeakMap<File, Promise<File>>();
/** A phone has no memory for several photos at once. */
let last: Promise<unknown> = Promise.resolve();

/** What is sent instead of the file. Null if nobody has to wait for it, because the file is sent as it is. */
export function smallerPhoto(file: File, signal: AbortSignal): Promise<File> | null {
  if (!canBecomeSmaller(file)) return null;
  const before = known.get(file);
  if (before) return before;
  const small = last.then(() => {
    if (!signal.aborted) return madeInTime(file);
    known.delete(file);
    return file;
  });
  known.set(file, small);
  last = small;
  return small;
}
