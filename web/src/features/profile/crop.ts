/** Calculates the square to crop from a picture: its position, its movement and the resulting image. */

export const logoPixels = 200;
export const zoomRange = { min: 1, max: 4, step: 0.05 } as const;

export interface Size {
  width: number;
  height: number;
}

/** The centre of the square in picture pixels. Zoom 1 is the largest square that fits. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** Returns the length of the square's side, in picture pixels. */
export const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Limits the zoom and the position, so that the square never leaves the picture. */
export function within(crop: Crop, picture: Size): Crop {
  const zoom = between(crop.zoom, zoomRange.min, zoomRange.max);
  const half = sideOf(picture, zoom) / 2;
  return {
    zoom,
    x: between(crop.x, half, picture.width - half),
    y: between(crop.y, half, picture.height - half),
  };
}

export const centred = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Draws the square onto the whole canvas, cut to a circle. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width } = canvas;
  const side = sideOf(picture, crop.zoom);
  context.clearRect(0, 0, width, width);
  context.save();
  context.beginPath();
  context.arc(width / 2, width / 2, width / 2, 0, 2 * Math.PI);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, width, width);
  context.restore();
}

const quality = 0.9;

/** Returns the cropped logo as a PNG of `logoPixels` on each side. Rejects if the browser cannot create the image. */
export function cutLogo(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = logoPixels;
  canvas.height = logoPixels;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('Failed to upload logo')));
    canvas.toBlob(done, 'image/png', quality);
  });
}
