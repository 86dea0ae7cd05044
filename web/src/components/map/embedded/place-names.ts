import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { nameRoom, nameSquaresIn, nameZooms } from '#shared/domain/places/map-names.ts';
import type { MapPosition } from '../frame/map-adapter.ts';
import type { Town } from './outlines.ts';

export interface PlaceName extends MapPosition {
  name: string;
}
/** Returns the server's names for the square around a position, at a zoom. */
export type FindNames = (around: MapPosition, zoom: number) => Promise<readonly PlaceName[]>;

/** From this zoom on, the map's own towns are not enough, so the map asks the server for names. */
const firstAsked = 9;
/** Two equal names closer than this, in degrees, are the same place from two sources. */
const sameDegrees = 0.15;

interface Known extends PlaceName {
  /** The lowest zoom at which the name may appear. For a name from the server, the lowest at which the server has returned it. */
  zoom: number;
  kind: 'town' | 'suburb';
}

function nameElement(name: string): HTMLElement {
  const text = document.createElement('span');
  text.textContent = name;
  return text;
}

/**
 * Returns the names that have space on the map. Leaves out a name that would cover an earlier one, and a repeated name of the
 * same place.
 */
function withRoom(map: LeafletMap, names: readonly Known[]): Known[] {
  const placed: { known: Known; x: number; y: number; width: number; height: number }[] = [];
  for (const known of names) {
    const { x, y } = map.project([known.lat, known.lng]);
    const { width, height } = nameRoom(known.name);
    const isFree = placed.every(
      (other) =>
        (Math.abs(other.x - x) >= (other.width + width) / 2 || Math.abs(other.y - y) >= (other.height + height) / 2) &&
        (other.known.name !== known.name ||
          Math.hypot(other.known.lat - known.lat, other.known.lng - known.lng) > sameDegrees),
    );
    if (isFree) placed.push({ known, x, y, width, height });
  }
  return placed.map(({ known }) => known);
}

/**
 * Shows names on the map. They are hidden from screen readers, because each page also states its positions in words. A name stays
 * when the map zooms in.
 */
export function namePlaces(map: LeafletMap, towns: readonly Town[], findNames: FindNames): void {
  const pane = map.createPane('names');
  pane.setAttribute('aria-hidden', 'true');
  pane.style.zIndex = '450';
  const keyOf = ({ kind, name, lat, lng }: Known): string => [kind, name, lat, lng].join();
  const known = new Map(
    towns.map((town): [string, Known] => [keyOf({ ...town, kind: 'town' }), { ...town, kind: 'town' }]),
  );
  let drawn = new Map<string, Marker>();
  let isGone = false;
  map.on('unload', () => {
    isGone = true;
  });

  const make = ({ name, lat, lng, kind }: Known): Marker => {
    const icon = divIcon({ className: 'map-name', html: nameElement(name) });
    const made = marker([lat, lng], { icon, pane: 'names', interactive: false, keyboard: false }).addTo(map);
    made.getElement()?.setAttribute('data-place', kind);
    return made;
  };
  /** Draws the names in view. Names that stay keep their elements, because most names stay when the map moves. */
  const draw = (): void => {
    const seen = map.getBounds().pad(0.1);
    const wanted = [...known.values()]
      .filter(({ lat, lng, zoom }) => zoom <= map.getZoom() && seen.contains([lat, lng]))
      .sort((a, b) => a.zoom - b.zoom);
    const kept = new Map<string, Marker>();
    for (const each of withRoom(map, wanted)) {
      const key = keyOf(each);
      kept.set(key, drawn.get(key) ?? make(each));
    }
    for (const [key, gone] of drawn) if (!kept.has(key)) gone.remove();
    drawn = kept;
  };
  const learn = (names: readonly PlaceName[], zoom: number): void => {
    if (isGone) return;
    for (const { name, lat, lng } of names) {
      const found: Known = { name, lat, lng, zoom, kind: 'suburb' };
      const key = keyOf(found);
      if ((known.get(key)?.zoom ?? Number.POSITIVE_INFINITY) > zoom) known.set(key, found);
    }
    draw();
  };
  map.on('moveend', () => {
    draw();
    const zoom = Math.min(Math.round(map.getZoom()), nameZooms.closest);
    if (zoom < firstAsked) return;
    const bounds = map.getBounds();
    const view = {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
    // If a request fails, the map keeps its present names.
    for (const { latitude, longitude } of nameSquaresIn(view, zoom))
      findNames({ lat: latitude, lng: longitude }, zoom).then(
        (names) => learn(names, zoom),
        () => undefined,
      );
  });
}
