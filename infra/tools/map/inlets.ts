/**
 * Contains harbours and rivers that OpenStreetMap does not count as coast. Their shores come from GSHHG, whose coast is up to a
 * kilometre off in New South Wales. So `inletShapes` moves each shore by the distance between its mouth in GSHHG and in
 * OpenStreetMap.
 */
import { areaOf, type Box, boxOf, type Corner, isAround, isWithin, type Ring } from './rings.ts';

interface Inlet {
  name: string;
  /** Points near both ends of the mouth in GSHHG. */
  heads: readonly [Corner, Corner];
  /** How far to move the shore, in degrees. */
  shift: Corner;
  /** A point in the sea outside the mouth, in OpenStreetMap's coordinates. */
  outside: Corner;
}

const inlets: readonly Inlet[] = [
  {
    name: 'Port Jackson',
    heads: [
      [151.303, -33.8235],
      [151.288, -33.833],
    ],
    shift: [-0.0085, 0.0005],
    outside: [151.305, -33.832],
  },
  {
    name: 'Georges River',
    heads: [
      [151.14, -34.005],
      [151.131, -34.02],
    ],
    shift: [-0.006, 0.002],
    outside: [151.137, -34.012],
  },
  {
    name: 'Port Hacking',
    heads: [
      [151.161, -34.073],
      [151.169, -34.078],
    ],
    shift: [-0.004, 0.002],
    outside: [151.172, -34.073],
  },
  {
    name: 'Brisbane Water',
    heads: [
      [151.336, -33.5225],
      [151.3435, -33.53],
    ],
    shift: [-0.0055, -0.001],
    outside: [151.333, -33.531],
  },
  {
    name: 'Lake Macquarie',
    heads: [
      [151.661, -33.085],
      [151.663, -33.089],
    ],
    shift: [-0.003, 0],
    outside: [151.672, -33.086],
  },
  {
    name: 'Hunter River',
    heads: [
      [151.792, -32.922],
      [151.798, -32.922],
    ],
    shift: [-0.004, 0.001],
    outside: [151.803, -32.922],
  },
  {
    name: 'Swan River',
    heads: [
      [115.7308, -32.0515],
      [115.732, -32.053],
    ],
    shift: [0.005, -0.001],
    outside: [115.727, -32.058],
  },
];

export interface InletShape {
  name: string;
  box: Box;
  /** The shore from one head to the other, followed by a point in the sea outside. */
  shore: Ring;
  islands: Ring[];
}

const apart = ([x, y]: Corner, [otherX, otherY]: Corner): number => Math.hypot((x - otherX) * 0.83, y - otherY);

function nearestAt(ring: Ring, to: Corner): number {
  let nearest = 0;
  for (const [at, corner] of ring.entries()) if (apart(corner, to) < apart(ring[nearest] ?? to, to)) nearest = at;
  return nearest;
}

/** Returns the moved shores and islands of all inlets, from the rings of GSHHG. */
export function inletShapes(gshhg: readonly Ring[]): InletShape[] {
  const [mainland = []] = [...gshhg].sort((a, b) => b.length - a.length);
  return inlets.map(({ name, heads, shift, outside }) => {
    const [from = 0, to = 0] = heads.map((head) => nearestAt(mainland, head)).sort((a, b) => a - b);
    const shore = mainland.slice(from, to + 1);
    const move = (ring: Ring): Corner[] => ring.map(([lng, lat]) => [lng + shift[0], lat + shift[1]]);
    const whole = [...move(shore), outside];
    const islands = gshhg
      .filter((ring) => ring !== mainland && ring.length < 5000)
      .map(move)
      .filter((ring) => isWithin(boxOf(ring), boxOf(whole)) && ring[0] !== undefined && isAround(whole, ring[0]))
      .filter((ring) => areaOf(ring) > 0.05);
    return { name, box: boxOf(whole), shore: whole, islands };
  });
}
