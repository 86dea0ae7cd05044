/** Packs lines of a map into short text: each number as its difference from the previous one, in characters of six bits. */

export type GridPoint = readonly [x: number, y: number];

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOfDigit = new Map([...digits].map((digit, value) => [digit, value]));
/** Five bits of a character are part of the number. The sixth bit says whether more characters of the number follow. */
const bits = 5;
const more = 2 ** bits;

/** Returns a step as a number without a sign. Small steps in both directions become small numbers. */
const unsigned = (step: number): number => (step < 0 ? -2 * step - 1 : 2 * step);
const signed = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

function packNumber(step: number): string {
  let [rest, text] = [unsigned(step), ''];
  for (; rest >= more; rest = Math.floor(rest / more)) text += digits[more + (rest % more)];
  return text + digits[rest];
}

export function packLine(points: readonly GridPoint[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([x, y]) => {
      const text = packNumber(x - lastX) + packNumber(y - lastY);
      [lastX, lastY] = [x, y];
      return text;
    })
    .join('');
}

export function unpackLine(text: string): GridPoint[] {
  const steps: number[] = [];
  let [value, scale] = [0, 1];
  for (const digit of text) {
    const part = valueOfDigit.get(digit) ?? 0;
    value += (part % more) * scale;
    scale *= more;
    if (part >= more) continue;
    steps.push(signed(value));
    [value, scale] = [0, 1];
  }
  let [x, y] = [0, 0];
  const points: GridPoint[] = [];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}
