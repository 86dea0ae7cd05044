import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapAdapter, MapEvents, MapView, OpenMap } from './map-adapter.ts';

export const noContainer = 'Map container not available';

interface AdapterSetup {
  box: RefObject<HTMLElement | null>;
  open: OpenMap;
  /** The view in which the map opens. For later changes, the page calls `look` of the adapter. */
  view: MapView;
  isPart: boolean;
  events: MapEvents;
  onFailed: ((error: Error) => void) | undefined;
}

/** Opens the map in its own element, and again if the service changes. Returns null until the map is open. */
export function useAdapter({ box, open, isPart, ...rest }: AdapterSetup): MapAdapter | null {
  const [adapter, setAdapter] = useState<MapAdapter | null>(null);
  const latest = useRef(rest);
  latest.current = rest;

  useEffect(() => {
    const fail = (error: Error) => latest.current.onFailed?.(error);
    if (!box.current) return fail(new Error(noContainer));
    const container = box.current.appendChild(document.createElement('div'));
    container.className = 'map-container';
    let isGone = false;
    let opened: MapAdapter | null = null;
    const events: MapEvents = {
      onMoved: (seen) => isGone || latest.current.events.onMoved(seen),
      onPressed: (id) => isGone || latest.current.events.onPressed(id),
      onPointed: (id) => isGone || latest.current.events.onPointed(id),
      onPopupClosed: () => isGone || latest.current.events.onPopupClosed(),
    };
    open({ container, view: latest.current.view, isPart, events }).then(
      (made) => {
        if (isGone) return made.destroy();
        opened = made;
        setAdapter(made);
      },
      (error: Error) => isGone || fail(error),
    );
    return () => {
      isGone = true;
      opened?.destroy();
      setAdapter(null);
      container.remove();
    };
  }, [box, open, isPart]);
  return adapter;
}
