/** Photos are made smaller before upload, because phones take larger ones than any page needs. See decision 083. */
import { drawSmaller } from './draw-smaller.ts';

const photoTypes = ['image/jpeg', 'image/webp'];
/** The least size of a photo that is worth making smaller. */
const leastBytes = 500_000;
/** The time limit for making one photo smaller. A slow phone takes two seconds. */
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
    // This browser cannot draw the photo. The original is uploaded instead.
    return file;
  } finally {
    clearTimeout(timer);
  }
}

/** The smaller file for each chosen photo, so that a retry does not make it again. */
const known = new WeakMap<File, Promise<File>>();
/** Photos are drawn one after another, because a phone lacks the memory for several. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the file to upload instead of a chosen photo. Returns null if the file cannot become smaller, so that the page shows no
 * wait.
 */
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
