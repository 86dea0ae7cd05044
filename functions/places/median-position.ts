import type { Position } from '#shared/domain/places/distance.ts';

const median = (values: number[]): number | undefined => values.sort((a, b) => a - b)[values.length >> 1];

/** Returns the median of many points, which outliers do not affect, or null if there are no points. */
export const medianPosition = (positions: readonly Position[]): Position | null => {
  const latitude = median(positions.map((position) => position.latitude));
  const longitude = median(positions.map((position) => position.longitude));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
};
