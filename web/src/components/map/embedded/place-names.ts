import { divIcon, type Map as LeafletMap, latLngBounds, type Marker, marker } from 'leaflet';
import type { MapPosition } from '../frame/map-adapter.ts';
import type { Town } from './outlines.ts';

export interface PlaceName extends MapPosition {
  name: string;
}
export type FindNames = (around: MapPosition) => Promise<readonly PlaceName[]>;

/** From this zoom on, the map names suburbs instead of towns, and the outlines would be too coarse. */
export const closeZoom = 10;
const room = { width: 84, height: 26 };

function nameElement(name: string): HTMLElement {
  const text = document.createElement('span');
  text.textContent = name;
  return text;
}

/** Leaves out a name that would cover an earlier one. */
function withRoom(map: LeafletMap, names: readonly PlaceName[]): PlaceName[] {
  const placed: { x: number; y: number }[] = [];
  return names.filter(({ lat, lng }) => {
    const at = map.latLngToContainerPoint([lat, lng]);
    const isFree = placed.every(({ x, y }) => Math.abs(x - at.x) > room.width || Math.abs(y - at.y) > room.height);
    if (isFree) placed.push(at);
    return isFree;
  });
}

/** Names on the map, only for the eye: pages say in words where something is. */
export function namePlaces(map: LeafletMap, known: readonly Town[], findNames: FindNames): void {
  const pane = map.createPane('names');
  pane.setAttribute('aria-hidden', 'true');
  pane.style.zIndex = '450';
  let drawn = new Map<string, Marker>();

  const make = ({ name, lat, lng }: PlaceName, kind: 'town' | 'suburb'): Marker => {
    const icon = divIcon({ className: 'map-name', html: nameElement(name) });
    const made = marker([lat, lng], { icon, pane: 'names', interactive: false, keyboard: false }).addTo(map);
    made.getElement()?.setAttribute('data-place', kind);
    return made;
  };
  /** Those that stay keep their elements, because most stay when the map moves. */
  const draw = (names: readonly PlaceName[], kind: 'town' | 'suburb'): void => {
    const kept = new Map<string, Marker>();
    for (const name of withRoom(map, names)) {
      const key = [kind, name.name, name.lat, name.lng].join();
      kept.set(key, drawn.get(key) ?? make(name, kind));
    }
    for (const [key, gone] of drawn) if (!kept.has(key)) gone.remove();
    drawn = kept;
  };
  const nameTowns = (): void => {
    const seen = latLngBounds(map.getBounds().getSouthWest(), map.getBounds().getNorthEast()).pad(0.1);
    draw(
      known.filter(({ lat, lng, zoom }) => zoom <= map.getZoom() && seen.contains([lat, lng])),
      'town',
    );
  };
  let latest = 0;
  // A map that is gone has nowhere to draw.
  map.on('unload', () => {
    latest += 1;
  });
  map.on('moveend', () => {
    latest += 1;
    if (map.getZoom() < closeZoom) return nameTowns();
    const asked = latest;
    const isCurrent = () => asked === latest;
    // Without the names, the map is still of use.
    findNames(map.getCenter())
      .then((names) => isCurrent() && draw(names, 'suburb'))
      .catch(() => isCurrent() && draw([], 'suburb'));
  });
}
