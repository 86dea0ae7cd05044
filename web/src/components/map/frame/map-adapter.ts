import type { Bounds } from '#shared/domain/places/map.ts';
import type { GeoPrecision } from '#shared/domain/places/place.ts';

/** The operations that both map services offer. Pages use the services only through this interface. */

export interface MapPosition {
  lat: number;
  lng: number;
}

export interface MapView {
  center: MapPosition;
  zoom: number;
}

/** Returns whether two views look the same. They may differ slightly, because a map stops a few metres beside its target. */
export const isSameView = (one: MapView, other: MapView): boolean =>
  Math.abs(one.zoom - other.zoom) < 0.01 &&
  Math.abs(one.center.lat - other.center.lat) < 0.0005 &&
  Math.abs(one.center.lng - other.center.lng) < 0.0005;

/** The visible part of the map. */
export interface SeenView extends MapView {
  bounds: Bounds;
  /** Whether the map can't zoom in further. */
  isClosest: boolean;
}

/** A mark that a person can press: one item, or a group of items that would overlap. */
export interface Mark extends MapPosition {
  id: string;
  /** The text for screen readers. */
  label: string;
  /** How many items a group contains. Null for a single item. */
  count: number | null;
  /** The text on the mark. Empty for a plain dot. */
  text: string;
  precision: GeoPrecision;
  /** The radius of the circle around the mark: the largest distance to the true position, or how far an installer travels. */
  reachMetres: number | null;
}

export interface MapEvents {
  /** Called when the map opens, and when it stops at another place or zoom. */
  onMoved: (view: SeenView) => void;
  onPressed: (markId: string) => void;
  /** Called with a mark when the person points at it or focuses it, and with null when they leave it. */
  onPointed: (markId: string | null) => void;
  /** Called when the person closes the popup. */
  onPopupClosed: () => void;
}

export interface MapSetup {
  /** An empty element, which the map fills. */
  container: HTMLElement;
  view: MapView;
  /** Whether the map is a part of a scrolling page. Then scrolling over the map scrolls the page. */
  isPart: boolean;
  events: MapEvents;
}

export interface MapAdapter {
  /** Replaces the marks. Marks that stay keep their elements, and with them the focus. */
  show: (marks: readonly Mark[]) => void;
  /** Brings one mark to the front and highlights it. */
  raise: (markId: string | null) => void;
  look: (view: MapView) => void;
  /** Opens the popup and gives it the focus. */
  openPopup: (at: MapPosition, content: HTMLElement) => void;
  closePopup: () => void;
  focus: (markId: string) => void;
  destroy: () => void;
  /** The largest zoom that the map allows. */
  closestZoom: number;
}

export type OpenMap = (setup: MapSetup) => Promise<MapAdapter>;
