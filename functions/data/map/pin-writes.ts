import { type Spot, squareDigits } from '#shared/domain/places/map.ts';
import type { NamedWrite } from '../commit.ts';
import type { MapPinRow } from '../rows.ts';
import { write } from '../write.ts';

/** What a change of a job or a profile needs of the map. The rest is only loaded by what draws it. */

/** Sorts before every digit, so it is in no square. */
export const noSquare = '-';

export const squareOfPin = (spot: Spot | null): string => (spot === null ? noSquare : squareDigits(spot));

type PinKey = Pick<MapPinRow, 'kind' | 'square' | 'itemId'>;

/** Takes a marker away. Harmless if there is none. */
export const deletePin = ({ kind, square, itemId }: PinKey): NamedWrite =>
  write('map pin', (entities) => entities.mapPin.delete({ kind, square, itemId }).commit());

/** A marker to draw, and where. */
export interface Drawing {
  spot: Spot | null;
  pin: MapPinRow;
}
