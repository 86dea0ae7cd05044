import { Box, Center, Spinner, type SystemStyleObject } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { groupItems, type MapItem } from './group-marks.ts';
import { isSameView, type MapEvents, type MapView, type OpenMap, type SeenView } from './map-adapter.ts';
import { MapPopup } from './map-popup.tsx';
import { mapStyles } from './map-styles.ts';
import { useAdapter } from './use-adapter.ts';

export interface MapProps {
  /** The label of the map for screen readers: "Map of jobs". */
  label: string;
  /** Pass the same list until an item changes, because a new list is grouped again. */
  items: readonly MapItem[];
  /** A new object moves the map. Pass the same object to leave the map where the person has moved it. */
  view: MapView;
  height: SystemStyleObject['height'];
  /** Whether the map is a part of a page that scrolls. */
  isPart?: boolean;
  /**
   * Returns the number of items in words: "12 jobs". Pass the same function on each render, because a new one groups the items
   * again.
   */
  countText?: ((count: number) => string) | undefined;
  /** The item to highlight, such as the one that a person points at in the list beside the map. */
  raisedId?: string | null;
  /** Called with the items that a person points at on the map, or an empty list. */
  onPointed?: (items: readonly MapItem[]) => void;
  /** Called when the map has stopped. `isByPerson` is false if the page itself moved the map. */
  onMoved?: (seen: SeenView, isByPerson: boolean) => void;
  /** Returns the content of a popup about its items, if it shows more than their titles, second lines and pages. */
  popup?: (items: readonly MapItem[]) => ReactNode;
}

interface MapFrameProps extends MapProps {
  open: OpenMap;
  onFailed?: (error: Error) => void;
}

const plainCount = (count: number): string => `${count} places`;

/** A map of one map service, with its marks, groups and popups. */
export function MapFrame({
  label,
  items,
  view,
  height,
  isPart = false,
  countText = plainCount,
  raisedId = null,
  onPointed,
  onMoved,
  popup,
  open,
  onFailed,
}: MapFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<SeenView | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const [content] = useState(() => document.createElement('div'));
  /**
   * The view in which the map stopped after a move by the page. It may differ from the requested view, because the zoom has
   * limits.
   */
  const sent = useRef(view);
  const isSending = useRef(true);

  const group = useMemo(() => groupItems(items, countText), [items, countText]);
  const groups = useMemo(() => (seen ? group(seen) : []), [group, seen]);
  const groupOf = (markId: string | null) => groups.find(({ mark }) => mark.id === markId);

  const go = (to: MapView) => {
    if (!adapter) return;
    // A map that already shows this view may report no move, so no report is awaited.
    const isThere = seen !== null && isSameView(to, seen);
    if (isThere) sent.current = seen;
    isSending.current = !isThere;
    adapter.look(to);
  };
  const events: MapEvents = {
    onMoved(now) {
      if (isSending.current) sent.current = now;
      isSending.current = false;
      setSeen(now);
      onMoved?.(now, !isSameView(now, sent.current));
    },
    onPressed(id) {
      const pressed = groupOf(id);
      if (!pressed) return;
      const { mark, items: held, opensAt } = pressed;
      const closest = adapter?.closestZoom ?? 0;
      // The server has grouped the items of this mark. It returns them apart only at a closer zoom.
      const apartAt = held.length === 1 && mark.count !== null ? (seen?.zoom ?? 0) + 2 : opensAt;
      if (apartAt !== null && apartAt <= closest) go({ center: { lat: mark.lat, lng: mark.lng }, zoom: apartAt });
      else setShownId(id);
    },
    onPointed: (id) => onPointed?.(groupOf(id)?.items ?? []),
    onPopupClosed: () => setShownId(null),
  };
  const adapter = useAdapter({ box, open, view: seen ?? view, isPart, events, onFailed });

  const wished = useRef(view);
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    if (!adapter || wished.current === view) return;
    wished.current = view;
    latest.current(view);
  }, [adapter, view]);
  useEffect(() => adapter?.show(groups.map(({ mark }) => mark)), [adapter, groups]);
  const raised = groups.find(({ items: held }) => held.some(({ id }) => id === raisedId))?.mark.id ?? null;
  useEffect(() => adapter?.raise(raised), [adapter, raised]);

  const shown = groupOf(shownId);
  const [shownLat, shownLng] = [shown?.mark.lat, shown?.mark.lng];
  useEffect(() => {
    if (!adapter || shownLat === undefined || shownLng === undefined) return;
    adapter.openPopup({ lat: shownLat, lng: shownLng }, content);
    return () => adapter.closePopup();
  }, [adapter, shownLat, shownLng, content]);
  const close = () => {
    setShownId(null);
    if (shownId) adapter?.focus(shownId);
  };

  return (
    <Box role="region" aria-label={label} aria-busy={adapter === null} width="full" height={height} css={mapStyles}>
      <Box ref={box} position="absolute" inset="0" />
      {adapter === null && (
        <Center position="absolute" inset="0" role="status" aria-label="Loading the map">
          <Spinner color="colorPalette.solid" />
        </Center>
      )}
      {shown && createPortal(<MapPopup items={shown.items} popup={popup} onClose={close} />, content)}
    </Box>
  );
}
