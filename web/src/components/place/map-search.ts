import { paths } from '#shared/pages.ts';

/** The URLs that open the map at a place. */

const mapAt = (search: Record<string, string>): string => `${paths.map}?${new URLSearchParams(search)}`;

/** Returns the URL of the map at a picked place. */
export const mapForPlace = ({ lat, lng, label }: { lat: number; lng: number; label: string }): string =>
  mapAt({ lat: String(lat), lng: String(lng), address: label });

/**
 * Returns the URL of the map for a typed text, which the map's page looks up. For an empty text or the text "default", returns
 * the map's plain URL.
 */
export function mapForText(typed: string): string {
  const text = typed.trim();
  return text === '' || text === 'default' ? paths.map : mapAt({ search: text });
}
