/** Returns functions that choose at random. The same seed gives the same choices, so a failed walk can be repeated. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  // The generator mulberry32 is small, and uniform enough for a walk.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    number,
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => from[number(0, from.length - 1)] as T,
  };
}
