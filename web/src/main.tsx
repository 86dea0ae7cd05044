import './theme/font.css';
import { keepPresses } from './app/early-presses.ts';
import { askForPage } from './app/page-scripts.ts';
import { hasStylesheet } from './app/stylesheet.ts';

/**
 * The start of every page. A standing page can be read before any script runs, so the application waits until the page is
 * painted and then takes it over. On every other page the application starts at once.
 */

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element for the application.');

const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A tab in the background is not painted.
    setTimeout(resolve, 1_000);
  });

/** The build marks the styles that are in the stylesheet. */
function forgetLostStyles(): void {
  if (hasStylesheet()) return;
  for (const mark of document.querySelectorAll('style[data-emotion]')) mark.remove();
}

/** The content security policy forbids styles inside elements, so the build wrote them beside, and React expects them inside. */
function putStylesInside(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

async function begin(root: HTMLElement): Promise<void> {
  const isStanding = root.hasChildNodes();
  const repeatPresses = isStanding ? keepPresses(root) : () => undefined;
  if (isStanding) await painted();
  forgetLostStyles();
  putStylesInside(root);
  askForPage(window.location.pathname);
  const { start } = await import('./app/start.tsx');
  await start(root, repeatPresses);
}

void begin(root);
