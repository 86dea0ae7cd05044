const controls = 'button, input, select, textarea';
/** A link works without the application, which only makes it faster: for a mouse on its way to it, or a key. */
const controlsAndLinks = `${controls}, a`;

const isAt = (selector: string, { target }: Event): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Resolves when somebody reaches for something on a standing page that only the application can do, or when `need` says so.
 * To read and to follow a link, nobody needs it, and a phone is spared its scripts.
 */
export function untilNeeded(): { needed: Promise<void>; need: () => void } {
  let need = (): void => undefined;
  const needed = new Promise<void>((resolve) => {
    const listening = new AbortController();
    need = () => {
      listening.abort();
      resolve();
    };
    const on = (type: string, isMeant: (event: Event) => boolean) =>
      addEventListener(type, (event) => isMeant(event) && need(), { signal: listening.signal, capture: true });
    on('pointerover', (event) => (event as PointerEvent).pointerType === 'mouse' && isAt(controlsAndLinks, event));
    on('focusin', (event) => isAt(controlsAndLinks, event));
    for (const type of ['pointerdown', 'click', 'input']) on(type, (event) => isAt(controls, event));
    on('submit', () => true);
    // Somebody signs in in another tab, or comes back to a page that the browser has kept.
    on('storage', () => true);
    on('pageshow', (event) => (event as PageTransitionEvent).persisted);
  });
  return { needed, need };
}
