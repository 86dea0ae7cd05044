import { type Colour, drawPng } from './png.ts';

/** Small drawings used as the photos of a job. */

const [width, height] = [320, 240];
type Painter = (x: number, y: number) => Colour;
type Box = readonly [left: number, top: number, right: number, bottom: number];

const inside = ([left, top, right, bottom]: Box, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;
const shade = ([red, green, blue]: Colour, by: number): Colour => [red + by, green + by, blue + by];
const sky: Painter = (_x, y) => [110 + y / 4, 170 + y / 5, 225];
const roofColours: readonly Colour[] = [
  [150, 75, 55],
  [95, 100, 105],
  [120, 55, 45],
  [70, 85, 80],
];
const panel: Colour = [22, 36, 74];

/** Draws a house under the sky, with `panels` panels on the roof. */
export function drawRoof(variant: number, panels: number): Buffer {
  const tiles = roofColours[variant % roofColours.length] ?? panel;
  const columns = Math.ceil(panels / 2);
  const field: Box = [160 - columns * 11, 75, 160 - columns * 11 + columns * 22, 75 + (panels > 0 ? 64 : 0)];
  return drawPng(width, height, (x, y) => {
    if (inside(field, x, y)) {
      const isFrame = (x - field[0]) % 22 < 2 || (y - field[1]) % 32 < 2;
      return isFrame ? [190, 195, 200] : shade(panel, ((x - field[0]) % 22) + ((y * 3) % 9));
    }
    const slope = (y - 50) * 0.55;
    if (y >= 50 && y < 150 && Math.abs(x - 160) < 70 + slope) return shade(tiles, y % 10 < 2 ? -18 : 0);
    if (inside([130, 178, 160, 220], x, y)) return [80, 60, 50];
    if (inside([60, 165, 105, 195], x, y) || inside([190, 165, 250, 195], x, y)) return [150, 190, 210];
    if (inside([45, 150, 275, 220], x, y)) return [225, 215, 195];
    return y >= 220 ? [95, 140, 75] : sky(x, y);
  });
}

/** Draws a meter box with its row of breakers. */
export function drawSwitchboard(variant: number): Buffer {
  const breakers = 6 + (variant % 5);
  return drawPng(width, height, (x, y) => {
    const at = x - 70;
    if (y >= 100 && y < 150 && at >= 0 && at < breakers * 18 && at % 18 < 15) {
      if (inside([0, 112, 400, 126], x, y) && at % 18 > 4 && at % 18 < 10) return [30, 30, 35];
      return at < 18 ? [190, 50, 45] : [235, 235, 230];
    }
    if (inside([70, 50, 130, 84], x, y)) return [60, 75, 65];
    if (inside([60, 40, 260, 200], x, y)) return [205, 208, 210];
    if (inside([50, 30, 270, 210], x, y)) return [150, 154, 158];
    return y % 24 < 2 || (x + (Math.floor(y / 24) % 2) * 26) % 52 < 2 ? [190, 180, 170] : [165, 95, 75];
  });
}

/** Draws a wall with an inverter, and a battery next to it if there is one. */
export function drawInverter(variant: number, hasBattery: boolean): Buffer {
  const wall = shade([208, 204, 192], -(variant % 4) * 8);
  return drawPng(width, height, (x, y) => {
    if (inside([88, 70, 112, 78], x, y)) return [70, 190, 110];
    if (inside([70, 50, 130, 130], x, y)) return [240, 242, 244];
    if (inside([96, 130, 104, 205], x, y)) return [120, 122, 126];
    if (hasBattery && inside([190, 60, 260, 200], x, y))
      return inside([218, 70, 232, 74], x, y) ? [70, 190, 110] : [250, 250, 250];
    if (y >= 205) return [130, 128, 122];
    return y % 30 < 1 ? shade(wall, -20) : wall;
  });
}

const logoColours: readonly Colour[] = [
  [230, 120, 30],
  [25, 110, 160],
  [190, 40, 60],
];

/** Draws a sun on a square in the company's colour. */
export function drawLogo(variant: number): Buffer {
  const colour = logoColours[variant % logoColours.length] ?? panel;
  return drawPng(160, 160, (x, y) => {
    const [dx, dy] = [x - 79.5, y - 79.5];
    const distance = Math.hypot(dx, dy);
    const isRay = Math.cos(Math.atan2(dy, dx) * (8 + variant * 2)) > 0.5;
    if (distance < 34 || (distance > 42 && distance < 62 && isRay)) return [255, 240, 190];
    return colour;
  });
}
