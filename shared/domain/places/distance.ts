export interface Position {
  latitude: number;
  longitude: number;
}

/** Returns degrees with the seven decimals that positions have. The last decimal is about a centimetre. */
export const sevenDecimals = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** The mean radius of the earth. */
const earthRadiusKm = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance by the haversine formula. */
export const distanceKm = (a: Position, b: Position): number => {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  // Rounding can push the value for opposite points slightly above 1.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
};
