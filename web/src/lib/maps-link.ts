/** A place of a job, as precisely as it is known. */
interface Place {
  address: string;
  latitude: number | null;
  longitude: number | null;
  geoPrecision: string | null;
}

const targetOf = ({ address, latitude, longitude, geoPrecision }: Place): string =>
  encodeURIComponent(geoPrecision === 'exact' && latitude !== null ? `${latitude},${longitude}` : address);

/** Returns the link to a place in Google Maps, which a phone opens in its map application. */
export const mapsLink = (place: Place): string => `https://www.google.com/maps/search/?api=1&query=${targetOf(place)}`;

/** Returns the link to the directions from the person's position to a place. */
export const directionsLink = (place: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${targetOf(place)}`;
