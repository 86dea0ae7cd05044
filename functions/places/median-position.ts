import type { Position } from '#shared/domain/places/distance.ts';

const median = (values: number[]): number | undefined => values.sort((a, b) => a - b)[values.length >> 1];

/** The median of many points, which outliers do not affect. Null if there are none. */
export const medianPosition = (positions: readonly Position[]): Position | null => {
  const latitude = median(positions.map((position) => position.latitude));
  const longitude = median(positions.map((position) => position.longitude));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
};
