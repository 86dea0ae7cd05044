import {
  type Circle,
  circle,
  control,
  map as createMap,
  divIcon,
  type Map as LeafletMap,
  type Marker,
  marker,
  point,
  popup,
  tileLayer,
} from 'leaflet';
import { isKeyOf } from '#web/src/lib/shortcuts.ts';
import type { MapAdapter, MapSetup, Mark } from '../frame/map-adapter.ts';
import { focusPopup, keepMarks, markElement, raiseElement, rewrite } from '../frame/mark-element.ts';
import { adoptLeafletStyles } from './adopt-styles.ts';
import { drawLand } from './draw-land.ts';
import { type FindNames, namePlaces } from './place-names.ts';

/** The map that needs no key: a sketch of state outlines and names of places, or tiles if the stage names a tile server. */

export interface Tiles {
  url: string;
  credit: string;
}

const world = { farthest: 3, closest: 14, closestWithTiles: 18 };
const australiaAndSea = [
  [-52, 98],
  [-2, 168],
] as [[number, number], [number, number]];

/** Returns a text as HTML, because Leaflet takes the credit as HTML. */
function plainText(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}

const iconOf = (mark: Mark) => {
  const size = mark.count === null ? 28 : 40;
  return divIcon({ className: 'map-place', html: markElement(mark), iconSize: point(size, size) });
};

const loadCoast = async () => (await import('./coast.ts')).readCoast();

interface Drawn {
  pin: Marker;
  around: Circle | null;
}

function keepDrawn(map: LeafletMap, { onPressed, onPointed }: MapSetup['events']) {
  const name = (pin: Marker, mark: Mark) => pin.getElement()?.setAttribute('aria-label', mark.label);
  const around = ({ lat, lng, reachMetres }: Mark): Circle | null =>
    reachMetres === null
      ? null
      : circle([lat, lng], { radius: reachMetres, className: 'map-around', interactive: false }).addTo(map);
  const listen = (element: HTMLElement, id: string): void => {
    element.addEventListener('keydown', (event) => {
      if (!isKeyOf('openMark', event.key)) return;
      event.preventDefault();
      onPressed(id);
    });
    for (const event of ['pointerenter', 'focus']) element.addEventListener(event, () => onPointed(id));
    for (const event of ['pointerleave', 'blur']) element.addEventListener(event, () => onPointed(null));
  };
  return keepMarks<Drawn>({
    make(mark) {
      const pin = marker([mark.lat, mark.lng], { icon: iconOf(mark), riseOnHover: true }).addTo(map);
      name(pin, mark);
      const element = pin.getElement();
      if (element) listen(element, mark.id);
      pin.on('click', () => onPressed(mark.id));
      return { pin, around: around(mark) };
    },
    change(drawn, mark) {
      const { pin } = drawn;
      const content = pin.getElement()?.querySelector<HTMLElement>('.map-mark');
      if (content) rewrite(content, mark);
      pin.setLatLng([mark.lat, mark.lng]);
      name(pin, mark);
      drawn.around?.remove();
      drawn.around = around(mark);
    },
    remove({ pin, around: drawn }) {
      pin.remove();
      drawn?.remove();
    },
    stand({ pin }, isRaised) {
      pin.setZIndexOffset(isRaised ? 1000 : 0);
      const content = pin.getElement()?.querySelector<HTMLElement>('.map-mark');
      if (content) raiseElement(content, isRaised);
    },
  });
}

export const openEmbeddedMap =
  (findNames: FindNames, tiles: Tiles | undefined) =>
  async (setup: MapSetup): Promise<MapAdapter> => {
    // Tiles replace the sketch, so the outlines are not loaded then.
    const outlines = tiles ? null : await import('./outlines.ts');
    const closestZoom = tiles ? world.closestWithTiles : world.closest;
    const { container, view, isPart, events } = setup;
    adoptLeafletStyles();
    // The element can have focus, so it needs a name.
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', 'Arrow keys move the map');
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const map = createMap(container, {
      attributionControl: false,
      zoomControl: false,
      // The observer below replaces Leaflet's own handler, which waits 200 ms and fails if the map is closed by then.
      trackResize: false,
      minZoom: world.farthest,
      maxZoom: closestZoom,
      maxBounds: australiaAndSea,
      scrollWheelZoom: !isPart,
      dragging: !(isPart && isTouch),
      zoomAnimation: !isCalm,
      fadeAnimation: !isCalm,
      markerZoomAnimation: !isCalm,
    });
    const credits = control.attribution({ prefix: false }).addTo(map);
    // Popups open upwards, so the zoom buttons are at the bottom.
    control.zoom({ position: 'bottomright' }).addTo(map);
    if (tiles) tileLayer(tiles.url, { maxZoom: closestZoom }).addTo(map);
    if (outlines) {
      drawLand(map, container, { rings: outlines.stateRings(), borders: outlines.stateBorders() }, loadCoast);
      namePlaces(map, outlines.towns(), findNames);
    }
    control.scale({ imperial: false }).addTo(map);
    credits.addAttribution(plainText(tiles?.credit ?? '© OpenStreetMap contributors, Natural Earth, GeoNames'));

    const drawn = keepDrawn(map, events);
    const bubble = popup({ minWidth: 200, maxWidth: 260, autoPanPadding: point(12, 12), autoClose: false });
    let isClosing = false;
    bubble.on('remove', () => !isClosing && events.onPopupClosed());
    map.on('moveend', () => {
      const bounds = map.getBounds();
      const { lat, lng } = map.getCenter();
      events.onMoved({
        center: { lat, lng },
        zoom: map.getZoom(),
        isClosest: map.getZoom() >= closestZoom,
        bounds: {
          south: bounds.getSouth(),
          west: bounds.getWest(),
          north: bounds.getNorth(),
          east: bounds.getEast(),
        },
      });
    });
    map.setView(view.center, view.zoom, { animate: false });
    // Measures the map again when its size changes. A map in a folded part of the page has no size until the part opens.
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resized.observe(container);
    return {
      closestZoom,
      show: drawn.show,
      raise: drawn.raise,
      look: ({ center, zoom }) => void map.setView(center, zoom, { animate: !isCalm }),
      openPopup(at, content) {
        bubble.setLatLng(at).setContent(content).openOn(map);
        focusPopup(content);
      },
      closePopup() {
        isClosing = true;
        bubble.remove();
        isClosing = false;
      },
      focus: (id) => drawn.of(id)?.pin.getElement()?.focus({ preventScroll: true }),
      destroy() {
        resized.disconnect();
        map.remove();
      },
    };
  };
