import { expect, type Page } from '@playwright/test';
import type { FileToSend } from './files.ts';

/** A photo as an upright phone saves it: rotated pixels, the orientation in the metadata, and larger than any page needs. */

/** The EXIF block that a camera writes after the first two bytes of a JPEG. Orientation 6 means a quarter turn clockwise. */
const turned = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0, 34]),
  Buffer.from('Exif\0\0MM\0*', 'latin1'),
  Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
]);

/** Lets the browser draw the photo, because no package here writes a JPEG. The sky is at the left, where the phone's top was. */
export async function phonePhoto(page: Page, name: string): Promise<FileToSend> {
  // Returns the photo as text, because a browser takes seconds to return a list of millions of numbers.
  const address = await page.evaluate(async () => {
    const [canvas, grain] = [document.createElement('canvas'), document.createElement('canvas')];
    Object.assign(canvas, { width: 3200, height: 2400 });
    Object.assign(grain, { width: 256, height: 256 });
    const [brush, dots] = [canvas.getContext('2d'), grain.getContext('2d')];
    if (!brush || !dots) throw new Error('This browser does not draw');
    const noise = dots.createImageData(256, 256);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 40 : (at * 7919) % 251;
    dots.putImageData(noise, 0, 0);
    const areas = [
      ['rgb(150 196 226)', 0],
      ['rgb(176 96 66)', 1200],
      [brush.createPattern(grain, 'repeat') ?? '', 0],
    ] as const;
    for (const [colour, left] of areas) {
      brush.fillStyle = colour;
      brush.fillRect(left, 0, 3200, 2400);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(blob ?? new Blob());
    });
  });
  const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([picture.subarray(0, 2), turned, picture.subarray(2)]),
  };
}

/**
 * Waits until the page shows the server's file instead of the local one. Returns the size and orientation of the server's file.
 */
export async function keptPicture(page: Page, label: string) {
  const shown = page.getByRole('img', { name: label, exact: true });
  await expect(shown).toHaveAttribute('src', /^(?!blob:)/);
  return shown.evaluate(async (image) => {
    const file = await (await fetch((image as HTMLImageElement).src)).blob();
    const picture = await createImageBitmap(file);
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    const isBlueAt = (y: number): boolean => {
      brush?.drawImage(picture, -picture.width / 2, -y);
      const [red = 0, , blue = 0] = brush?.getImageData(0, 0, 1, 1).data ?? [];
      return blue > red;
    };
    const { width, height } = picture;
    return { bytes: file.size, width, height, isUpright: isBlueAt(100) && !isBlueAt(height - 100) };
  });
}
