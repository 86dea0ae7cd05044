import { describe, expect, test } from 'vitest';
import { largest, movedBy, photoAt, whole, zoomedAt } from './zoom.ts';

const stage = { width: 400, height: 200 };
const middle = { x: 0, y: 0 };

describe('an enlarged photo', () => {
  test('keeps the point under the pointer in place', () => {
    expect(zoomedAt(whole, 2, { x: 100, y: 50 }, stage)).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomedAt(whole, 2, middle, stage)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  test('is never smaller than the stage or larger than the limit', () => {
    expect(zoomedAt({ scale: 1.2, x: 30, y: 10 }, 0.1, middle, stage)).toEqual(whole);
    expect(zoomedAt(whole, 100, middle, stage).scale).toBe(largest);
  });

  test('can be moved to its edges and no further', () => {
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 50, y: -20 }, stage)).toEqual({ scale: 2, x: 50, y: -20 });
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, stage)).toEqual({ scale: 2, x: 200, y: -100 });
    expect(movedBy(whole, { x: 10, y: 10 }, stage)).toEqual(whole);
  });
});

describe('the keys of the photo viewer', () => {
  test('show the neighbours, and the first photo after the last one', () => {
    expect(photoAt('ArrowRight', 0, 3)).toBe(1);
    expect(photoAt('ArrowRight', 2, 3)).toBe(0);
    expect(photoAt('ArrowLeft', 0, 3)).toBe(2);
  });

  test('show the first and the last photo, and other keys do nothing', () => {
    expect(photoAt('Home', 2, 3)).toBe(0);
    expect(photoAt('End', 0, 3)).toBe(2);
    expect(photoAt('Tab', 1, 3)).toBeNull();
  });
});
