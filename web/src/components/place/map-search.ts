import { paths } from '#shared/pages.ts';

/** Returns the URL of a search for a place. */

const mapAt = (search: Record<string, string>): string => `${paths.map}?${new URLSearchParams(search)}`;

/** A picked place opens the map there. */
export const mapForPlace = ({ lat, lng, label }: { lat: number; lng: number; label: string }): string =>
  mapAt({ lat: String(lat), lng: String(lng), address: label });

/** Typed text is looked up on the map's page. An empty search, or the text "default", opens the map as it is. */
export function mapForText(typed: string): string {
  const text = typed.trim();
  return text === '' || text === 'default' ? paths.map : mapAt({ search: text });
}
