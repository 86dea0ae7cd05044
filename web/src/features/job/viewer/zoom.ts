import { isKeyOf } from '#web/src/lib/shortcuts.ts';

/** Where an enlarged photo stands: how much larger it is, and how far its middle is from the middle of the stage, in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const largest = 5;
/** What a double tap and a button do. */
export const closer = 2.5;
export const step = 1.5;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Never so far that the photo leaves the stage. */
function kept({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const room = (length: number): number => (length * (scale - 1)) / 2;
  return scale === 1
    ? whole
    : {
        scale,
        x: between(-room(width), x, room(width)),
        y: between(-room(height), y, room(height)),
      };
}

/** Larger or smaller, so that what is at this point of the stage, seen from its middle, stays there. */
export function zoomedAt(zoom: Zoom, factor: number, { x, y }: Point, stage: Size): Zoom {
  const scale = between(1, zoom.scale * factor, largest);
  const change = scale / zoom.scale;
  return kept({ scale, x: x - (x - zoom.x) * change, y: y - (y - zoom.y) * change }, stage);
}

export const movedBy = (zoom: Zoom, { x, y }: Point, stage: Size): Zoom =>
  kept({ ...zoom, x: zoom.x + x, y: zoom.y + y }, stage);

/** The photo that a key leads to. Null for other keys. After the last one comes the first. */
export function photoAt(key: string, at: number, count: number): number | null {
  if (isKeyOf('nextPhoto', key)) return (at + 1) % count;
  if (isKeyOf('previousPhoto', key)) return (at + count - 1) % count;
  if (isKeyOf('firstPhoto', key)) return 0;
  return isKeyOf('lastPhoto', key) ? count - 1 : null;
}
