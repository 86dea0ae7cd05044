import type { Position } from '#shared/domain/places/distance.ts';
import { areaOf, type Bounds, cellsOf, spotOf, squareOf } from '#shared/domain/places/map.ts';
import type { MapFilters } from './map-address.ts';

/** The two parts of the request for the map, as the server accepts them: the area and the filters. */

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
const short = (degrees: number): number => Number(degrees.toFixed(5));

/** Returns the view as the server accepts it, or null for an empty view. A wide window may show more than the whole world. */
export function areaIn({ south, west, north, east }: Bounds): Bounds | null {
  const area = {
    south: short(within(south, -85, 85)),
    west: short(within(west, -180, 180)),
    north: short(within(north, -85, 85)),
    // If the view crosses the date line, its east is smaller than its west. The search then ends at the line.
    east: short(within(east < west ? 180 : east, -180, 180)),
  };
  return area.south < area.north && area.west < area.east ? area : null;
}

/** Returns the area of the group at a place: the square of the map whose items the server has grouped. */
export function cellAround(place: Position, searched: Bounds): Bounds {
  const { level } = cellsOf(searched);
  const { column, row } = squareOf(spotOf(place), level);
  return areaOf({ level, columns: [column, column], rows: [row, row] });
}

/** Returns the filters as the server accepts them. */
export const chipsFor = ({ availability, rating, specialties }: MapFilters) => ({
  ...(availability ? { availability } : {}),
  ...(rating ? { rating } : {}),
  ...(specialties.length > 0 ? { specialties: specialties.join(',') } : {}),
});
