/** Redraws a photo in a smaller size. */

/** At this size, a label's text stays legible if it was legible to the photographer. See decision 083. */
export const longestEdge = 2_560;
const quality = 0.82;
/** The most pixels of a photo that is redrawn. Decoding a larger one could crash the page and lose the typed text. */
const mostPixels = 64_000_000;

const headBytes = 21;
const [moving, transparent] = [0x02, 0x10];

/** Returns whether the file is a photo. A WebP may also be an animation or a drawing, which must not become a JPEG. */
async function isPhoto(file: Blob): Promise<boolean> {
  if (file.type !== 'image/webp') return true;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const kind = String.fromCharCode(...head.slice(12, 16));
  return kind === 'VP8 ' || (kind === 'VP8X' && ((head[20] ?? 0) & (moving | transparent)) === 0);
}

const opened = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('This photo cannot be shown'));
    picture.src = url;
  });

/** The test colour. A browser that returns another colour changes the drawn pixels. */
const sample = [18, 52, 86] as const;
const mostNoise = 8;

const pixelAt = (brush: CanvasRenderingContext2D, x: number, y: number) => brush.getImageData(x, y, 1, 1).data;

/**
 * Returns whether the browser returns the pixels as they were drawn. Some browsers return noise as a protection against
 * fingerprinting.
 */
function isHonest(brush: CanvasRenderingContext2D): boolean {
  brush.fillStyle = `rgb(${sample.join(' ')})`;
  brush.fillRect(0, 0, 1, 1);
  const found = pixelAt(brush, 0, 0);
  brush.clearRect(0, 0, 1, 1);
  return sample.every((value, at) => Math.abs(value - (found[at] ?? 0)) <= mostNoise);
}

/**
 * Returns whether the photo covers every corner. Without enough memory, a browser draws nothing; of a truncated file, it draws
 * only a part. It reports neither as an error.
 */
const isCovered = (brush: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean =>
  [0, width - 1].every((x) => [0, height - 1].every((y) => pixelAt(brush, x, y)[3] === 255));

async function drawn(picture: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = longestEdge / Math.max(naturalWidth, naturalHeight);
  if (scale >= 1 || naturalWidth * naturalHeight > mostPixels) return null;
  // Most browsers decode in the background on request. Others decode on drawing.
  await picture.decode().catch(() => undefined);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  try {
    const brush = canvas.getContext('2d');
    if (!brush || !isHonest(brush)) return null;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    if (!isCovered(brush, canvas)) return null;
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } finally {
    // Safari keeps the memory of a canvas for a while, and phones have little memory.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/**
 * Returns the photo as an upright JPEG without metadata, whose longer edge has 2,560 pixels. Returns null if the file is no
 * photo, is not larger, or cannot be drawn reliably. Only an image element rotates and scales photos the same in all browsers.
 */
export async function drawSmaller(file: Blob): Promise<Blob | null> {
  if (!(await isPhoto(file))) return null;
  const url = URL.createObjectURL(file);
  try {
    return await drawn(await opened(url));
  } finally {
    URL.revokeObjectURL(url);
  }
}
