import type { Position } from '#shared/domain/distance.ts';

const median = (values: number[]): number | undefined => values.sort((a, b) => a - b)[values.length >> 1];

/** The middle of many points, unmoved by the few that lie far out; null of none. */
export const medianPosition = (positions: readonly Position[]): Position | null => {
  const latitude = median(positions.map((position) => position.latitude));
  const longitude = median(positions.map((position) => position.longitude));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
};
