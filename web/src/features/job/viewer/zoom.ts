import { isKeyOf } from '#web/src/lib/shortcuts.ts';

/**
 * The state of an enlarged photo: its scale, and the offset of its middle in pixels. The offset is from the middle of the stage,
 * which is the area that shows the photo.
 */
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
/** The factors by which a double tap (`closer`) and a button (`step`) enlarge the photo. */
export const closer = 2.5;
export const step = 1.5;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Limits the offset, so that the photo never leaves the stage. */
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

/** Scales the photo around a point of the stage, measured from its middle. */
export function zoomedAt(zoom: Zoom, factor: number, { x, y }: Point, stage: Size): Zoom {
  const scale = between(1, zoom.scale * factor, largest);
  const change = scale / zoom.scale;
  return kept({ scale, x: x - (x - zoom.x) * change, y: y - (y - zoom.y) * change }, stage);
}

export const movedBy = (zoom: Zoom, { x, y }: Point, stage: Size): Zoom =>
  kept({ ...zoom, x: zoom.x + x, y: zoom.y + y }, stage);

/** Returns the index of the photo for a key, or null for other keys. The first photo follows the last one. */
export function photoAt(key: string, at: number, count: number): number | null {
  if (isKeyOf('nextPhoto', key)) return (at + 1) % count;
  if (isKeyOf('previousPhoto', key)) return (at + count - 1) % count;
  if (isKeyOf('firstPhoto', key)) return 0;
  return isKeyOf('lastPhoto', key) ? count - 1 : null;
}
