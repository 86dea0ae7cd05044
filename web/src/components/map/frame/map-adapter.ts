import type { Bounds } from '#shared/domain/places/map.ts';
import type { GeoPrecision } from '#shared/domain/places/place.ts';

/** What a map service has to be able to do. Both services do the same, and every page uses them only through this. */

export interface MapPosition {
  lat: number;
  lng: number;
}

export interface MapView {
  center: MapPosition;
  zoom: number;
}

/** Maps come to rest a few metres beside where they were sent. */
export const isSameView = (one: MapView, other: MapView): boolean =>
  Math.abs(one.zoom - other.zoom) < 0.01 &&
  Math.abs(one.center.lat - other.center.lat) < 0.0005 &&
  Math.abs(one.center.lng - other.center.lng) < 0.0005;

/** What a person sees of the world. */
export interface SeenView extends MapView {
  bounds: Bounds;
  /** The map can't come any nearer. */
  isClosest: boolean;
}

/** Something on the map that a person can press: one item, or a group of items that would overlap. */
export interface Mark extends MapPosition {
  id: string;
  /** What a screen reader says. */
  label: string;
  /** How many items a group stands for. Null for a single item. */
  count: number | null;
  /** What its mark bears. Empty for a plain dot. */
  text: string;
  precision: GeoPrecision;
  /** How far the true position may be away. Drawn as a circle on the ground. */
  reachMetres: number | null;
}

export interface MapEvents {
  /** The map came to rest at another place or zoom. The first time is when it opens. */
  onMoved: (view: SeenView) => void;
  onPressed: (markId: string) => void;
  /** A mark is pointed at or has focus, or none is any more. */
  onPointed: (markId: string | null) => void;
  /** The person closed the popup. */
  onPopupClosed: () => void;
}

export interface MapSetup {
  /** An empty element, which the map fills. */
  container: HTMLElement;
  view: MapView;
  /** Whether the map is a part of a page that scrolls. Then scrolling over it scrolls the page. */
  isPart: boolean;
  events: MapEvents;
}

export interface MapAdapter {
  /** Replaces the marks. Those that stay keep their elements, and with them the focus. */
  show: (marks: readonly Mark[]) => void;
  /** Brings one mark to the front and makes it stand out. */
  raise: (markId: string | null) => void;
  look: (view: MapView) => void;
  /** Opens the popup and gives it the focus. */
  openPopup: (at: MapPosition, content: HTMLElement) => void;
  closePopup: () => void;
  focus: (markId: string) => void;
  destroy: () => void;
  /** The closest zoom that the map can show. */
  closestZoom: number;
}

export type OpenMap = (setup: MapSetup) => Promise<MapAdapter>;
