/** How a photo is drawn again. */

/** Letters of a label that are legible from where the photo was taken still are. See decision 083. */
export const longestEdge = 2_560;
const quality = 0.82;
/** Decoding more than a phone's camera makes could end the page, with all that is typed there. */
const mostPixels = 64_000_000;

const headBytes = 21;
const [moving, transparent] = [0x02, 0x10];

/** A WebP may also be a film or a drawing. Neither must become a JPEG. */
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

/** What a browser does with this colour shows whether what it gives back is what was drawn. */
const sample = [18, 52, 86] as const;
const mostNoise = 8;

const pixelAt = (brush: CanvasRenderingContext2D, x: number, y: number) => brush.getImageData(x, y, 1, 1).data;

/** Against being recognised by what they draw, some browsers give back noise instead. */
function isHonest(brush: CanvasRenderingContext2D): boolean {
  brush.fillStyle = `rgb(${sample.join(' ')})`;
  brush.fillRect(0, 0, 1, 1);
  const found = pixelAt(brush, 0, 0);
  brush.clearRect(0, 0, 1, 1);
  return sample.every((value, at) => Math.abs(value - (found[at] ?? 0)) <= mostNoise);
}

/**
 * A browser that is short of memory draws nothing, and of a file that is cut off only the part that is there. Neither says so,
 * but a whole photo covers every corner.
 */
const isCovered = (brush: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): boolean =>
  [0, width - 1].every((x) => [0, height - 1].every((y) => pixelAt(brush, x, y)[3] === 255));

async function drawn(picture: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = longestEdge / Math.max(naturalWidth, naturalHeight);
  if (scale >= 1 || naturalWidth * naturalHeight > mostPixels) return null;
  // Most browsers decode beside the page if they are asked first. One that refuses decodes when it draws.
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
    // Safari keeps the memory of a canvas for a while, and phones have little for all of them.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/**
 * The photo as a JPEG of at most 2,560 pixels, upright, and without anything that the camera wrote beside it. Null if it is no
 * larger, or no photo. An image element is the one way that turns and scales photos alike in all browsers.
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
