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

/** Maps stop a few metres beside their target. */
export const isSameView = (one: MapView, other: MapView): boolean =>
  Math.abs(one.zoom - other.zoom) < 0.01 &&
  Math.abs(one.center.lat - other.center.lat) < 0.0005 &&
  Math.abs(one.center.lng - other.center.lng) < 0.0005;

/** The visible part of the map. */
export interface SeenView extends MapView {
  bounds: Bounds;
  /** The map can't zoom in further. */
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
  /** How far away the true position may be. Drawn as a circle on the map. */
  reachMetres: number | null;
}

export interface MapEvents {
  /** The map stopped at another place or zoom. The first call is when it opens. */
  onMoved: (view: SeenView) => void;
  onPressed: (markId: string) => void;
  /** A mark is hovered or focused, or none is any more. */
  onPointed: (markId: string | null) => void;
  /** The person closed the popup. */
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
  /** The closest zoom of the map. */
  closestZoom: number;
}

export type OpenMap = (setup: MapSetup) => Promise<MapAdapter>;
