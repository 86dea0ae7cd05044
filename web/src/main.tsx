import './theme/font.css';
import { preloadPage } from './app/pages.ts';
import { sayLost } from './app/say-lost.ts';
import { askForRefused, hasStylesheet } from './app/stylesheet.ts';
import { whenIdle } from './lib/when-idle.ts';

/**
 * The start of every page. A standing page can be read and used before any script runs, so the application takes it over when
 * the browser has nothing else to do. On every other page, and for whoever has a session, it starts at once.
 */

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element for the application.');

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

const isStanding = root.hasChildNodes();
const isVisitor = document.documentElement.dataset.person === undefined;

async function begin(root: HTMLElement): Promise<void> {
  preloadPage(window.location.pathname, isVisitor);
  // Emotion looks for its marks as it loads.
  forgetLostStyles();
  const { start } = await import('./app/start.tsx');
  putStylesInside(root);
  await start(root, isVisitor);
}

askForRefused();
// Without the application, a visitor reads on and follows the links, and the next page says that it is lost.
if (isStanding && isVisitor) whenIdle(() => begin(root));
else begin(root).catch(() => sayLost(isStanding));
