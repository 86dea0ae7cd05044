import type { MapAdapter, MapSetup, Mark } from '../frame/map-adapter.ts';
import { focusPopup, keepMarks, markElement, raiseElement, rewrite } from '../frame/mark-element.ts';
import { library, withGoogle } from './load-google.ts';

/** Google's map, behind the same adapter as the embedded map. */

const farthestZoom = 3;
const closestZoom = 20;
/** Only a map with an id can show marks of our own design. Google offers this id to every site. */
const mapId = 'DEMO_MAP_ID';

interface Drawn {
  pin: google.maps.marker.AdvancedMarkerElement;
  content: HTMLElement;
  around: google.maps.Circle | null;
}

function keepDrawn(
  map: google.maps.Map,
  Pin: typeof google.maps.marker.AdvancedMarkerElement,
  Circle: typeof google.maps.Circle,
  { onPressed, onPointed }: MapSetup['events'],
) {
  const around = ({ lat, lng, reachMetres }: Mark) =>
    reachMetres === null
      ? null
      : new Circle({
          map,
          center: { lat, lng },
          radius: reachMetres,
          clickable: false,
          fillColor: '#0b5a54',
          fillOpacity: 0.14,
          strokeColor: '#0b5a54',
          strokeWeight: 2,
        });
  return keepMarks<Drawn>({
    make(mark) {
      const content = markElement(mark);
      const { lat, lng, label } = mark;
      const pin = new Pin({ map, position: { lat, lng }, title: label, gmpClickable: true });
      pin.append(content);
      pin.addEventListener('gmp-click', () => onPressed(mark.id));
      for (const event of ['pointerenter', 'focusin']) pin.addEventListener(event, () => onPointed(mark.id));
      for (const event of ['pointerleave', 'focusout']) pin.addEventListener(event, () => onPointed(null));
      return { pin, content, around: around(mark) };
    },
    change(drawn, mark) {
      const { pin, content } = drawn;
      rewrite(content, mark);
      pin.position = { lat: mark.lat, lng: mark.lng };
      pin.title = mark.label;
      drawn.around?.setMap(null);
      drawn.around = around(mark);
    },
    remove({ pin, around: drawn }) {
      pin.map = null;
      drawn?.setMap(null);
    },
    stand({ pin, content }, isRaised) {
      pin.zIndex = isRaised ? 1000 : null;
      raiseElement(content, isRaised);
    },
  });
}

function seenOf(map: google.maps.Map) {
  const [center, bounds, zoom] = [map.getCenter(), map.getBounds(), map.getZoom()];
  if (!center || !bounds || zoom === undefined) return null;
  return { center: center.toJSON(), zoom, isClosest: zoom >= closestZoom, bounds: bounds.toJSON() };
}

async function openOnce({ container, view, isPart, events }: MapSetup, isDark: boolean): Promise<MapAdapter> {
  const [{ Map: GoogleMap, InfoWindow, Circle }, { AdvancedMarkerElement }] = await Promise.all([
    library('maps'),
    library('marker'),
  ]);
  // A failed attempt may have left elements in the container.
  container.replaceChildren();
  const map = new GoogleMap(container, {
    ...view,
    mapId,
    minZoom: farthestZoom,
    maxZoom: closestZoom,
    colorScheme: isDark ? 'DARK' : 'LIGHT',
    gestureHandling: isPart ? 'cooperative' : 'greedy',
    clickableIcons: false,
    fullscreenControl: false,
    mapTypeControl: false,
    streetViewControl: false,
  });
  const drawn = keepDrawn(map, AdvancedMarkerElement, Circle, events);
  const bubble = new InfoWindow({ minWidth: 220 });
  bubble.addListener('closeclick', () => events.onPopupClosed());
  bubble.addListener('domready', () => {
    const content = bubble.getContent();
    if (content instanceof HTMLElement) focusPopup(content);
  });
  const listeners = [map.addListener('click', () => events.onPopupClosed())];
  await new Promise<void>((resolve) => {
    const rested = map.addListener('idle', () => {
      const seen = seenOf(map);
      if (!seen) return;
      resolve();
      events.onMoved(seen);
    });
    listeners.push(rested);
  });

  return {
    closestZoom,
    show: drawn.show,
    raise: drawn.raise,
    look: (wanted) => map.moveCamera(wanted),
    openPopup(at, content) {
      bubble.setContent(content);
      bubble.setPosition(at);
      bubble.open({ map, shouldFocus: false });
    },
    closePopup: () => bubble.close(),
    focus: (id) => drawn.of(id)?.pin.focus({ preventScroll: true }),
    destroy() {
      for (const listener of listeners) listener.remove();
      drawn.show([]);
      container.replaceChildren();
    },
  };
}

export const openGoogleMap =
  (key: string, isDark: boolean) =>
  (setup: MapSetup): Promise<MapAdapter> =>
    withGoogle(key, () => openOnce(setup, isDark));
