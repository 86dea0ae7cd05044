import type { Mark } from './map-adapter.ts';

/** The elements of a mark, the same on both maps. `map-styles.ts` sets their size and colour. */

const write = (element: HTMLElement, { count, text, precision }: Mark): void => {
  element.className = 'map-mark';
  element.dataset.kind = count === null ? precision : 'group';
  element.textContent = text;
};

export const raiseElement = (element: HTMLElement, isRaised: boolean): void => {
  element.toggleAttribute('data-raised', isRaised);
};

export function markElement(mark: Mark): HTMLElement {
  const element = document.createElement('span');
  write(element, mark);
  return element;
}

export const rewrite = write;

/** Keeps one object per mark: creates new ones, updates changed ones and removes missing ones. Highlights at most one. */
export function keepMarks<T>({
  make,
  change,
  remove,
  stand,
}: {
  make: (mark: Mark) => T;
  change: (thing: T, mark: Mark) => void;
  remove: (thing: T) => void;
  stand: (thing: T, isRaised: boolean) => void;
}) {
  const kept = new Map<string, { mark: Mark; thing: T }>();
  let raised: string | null = null;
  const of = (id: string | null): T | undefined => (id === null ? undefined : kept.get(id)?.thing);
  const raise = (isRaised: boolean): void => {
    const thing = of(raised);
    if (thing) stand(thing, isRaised);
  };
  return {
    show(marks: readonly Mark[]): void {
      const wanted = new Set(marks.map(({ id }) => id));
      for (const [id, { thing }] of kept)
        if (!wanted.has(id)) {
          remove(thing);
          kept.delete(id);
        }
      for (const mark of marks) {
        const known = kept.get(mark.id);
        if (known && JSON.stringify(known.mark) !== JSON.stringify(mark)) change(known.thing, mark);
        kept.set(mark.id, { mark, thing: known?.thing ?? make(mark) });
      }
      raise(true);
    },
    raise(id: string | null): void {
      raise(false);
      raised = id;
      raise(true);
    },
    of,
  };
}

/** A popup gets the focus when it opens, so that the next Tab reaches its links. */
export const focusPopup = (content: HTMLElement): void =>
  content.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
