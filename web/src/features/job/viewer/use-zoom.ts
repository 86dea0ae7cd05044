import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { closer, movedBy, type Point, whole, type Zoom, zoomedAt } from './zoom.ts';

const doubleTapMilliseconds = 300;
const tapPixels = 10;
const swipePixels = 50;

interface Fingers {
  down: Map<number, Point>;
  /** The position where the first pointer went down. */
  start: Point;
  tappedAt: number;
  /** Whether the gesture had two fingers. Only a single finger swipes. */
  wasPinch: boolean;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Enlarges a photo with the wheel, two fingers or a double tap, and moves it. A swipe over a photo that is not enlarged shows its
 * neighbour. `subject` identifies the shown photo. When the subject changes, the new photo is not enlarged.
 */
export function useZoom(subject: string, onSwipe: (to: 'next' | 'previous') => void) {
  const [state, setState] = useState({ subject, zoom: whole });
  const zoom = state.subject === subject ? state.zoom : whole;
  const current = useRef(zoom);
  current.current = zoom;
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef<Fingers>({ down: new Map(), start: { x: 0, y: 0 }, tappedAt: 0, wasPinch: false });

  const change = (decide: (zoom: Zoom, size: DOMRect) => Zoom) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    current.current = decide(current.current, box);
    setState({ subject, zoom: current.current });
  };
  const fromMiddle = ({ x, y }: Point, box: DOMRect): Point => ({
    x: x - box.left - box.width / 2,
    y: y - box.top - box.height / 2,
  });
  const zoomBy = (factor: number, at?: Point) =>
    change((before, box) => zoomedAt(before, factor, at ? fromMiddle(at, box) : { x: 0, y: 0 }, box));

  const wheel = useRef(zoomBy);
  wheel.current = zoomBy;
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      wheel.current(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
    };
    // React's own wheel listener is passive, so it could not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { down } = fingers.current;
    if (down.size === 0) Object.assign(fingers.current, { start: pointOf(event), wasPinch: false });
    down.set(event.pointerId, pointOf(event));
    if (down.size > 1) fingers.current.wasPinch = true;
  };
  const onPointerMove = (event: PointerEvent) => {
    const { down } = fingers.current;
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const [other] = [...down].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    down.set(event.pointerId, now);
    if (!other) return change((zoomed, box) => movedBy(zoomed, { x: now.x - before.x, y: now.y - before.y }, box));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle);
  };
  const onPointerUp = (event: PointerEvent) => {
    const { down, start, tappedAt, wasPinch } = fingers.current;
    if (!down.delete(event.pointerId) || down.size > 0 || wasPinch) return;
    const end = pointOf(event);
    if (distance(start, end) < tapPixels) {
      const isDouble = event.timeStamp - tappedAt < doubleTapMilliseconds;
      fingers.current.tappedAt = isDouble ? 0 : event.timeStamp;
      if (isDouble) zoomBy(current.current.scale > 1 ? 0 : closer, end);
      return;
    }
    const across = end.x - start.x;
    if (current.current.scale === 1 && Math.abs(across) > swipePixels && Math.abs(across) > Math.abs(end.y - start.y))
      onSwipe(across < 0 ? 'next' : 'previous');
  };
  const onPointerCancel = (event: PointerEvent) => fingers.current.down.delete(event.pointerId);

  return { zoom, zoomBy, stage, gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
