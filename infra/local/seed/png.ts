import { bytesPerRow, encodePng } from '../../samples/png.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** Returns a PNG file. `colourAt` returns the colour of each pixel. */
export function drawPng(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const rowBytes = bytesPerRow({ width, kind: 'colour' });
  const rows = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), y * rowBytes + 1 + x * 3);
  return encodePng({ width, height, kind: 'colour', rows });
}
