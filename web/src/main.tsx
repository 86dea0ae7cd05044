import './theme/font.css';
import { preloadPage } from './app/pages.ts';
import { sayLost } from './app/say-lost.ts';
import { askForRefused, hasStylesheet } from './app/stylesheet.ts';
import { whenIdle } from './lib/when-idle.ts';

/**
 * The start of every page. A prerendered page works before any script runs, so the application hydrates it when the browser is
 * idle. On every other page, and for a person with a session, the application starts immediately.
 */

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element for the application.');

/**
 * Removes the empty style elements if the stylesheet did not load. They tell emotion which styles the stylesheet contains, and
 * without them, emotion adds these styles again.
 */
function forgetLostStyles(): void {
  if (hasStylesheet()) return;
  for (const mark of document.querySelectorAll('style[data-emotion]')) mark.remove();
}

/**
 * Turns `data-style` attributes into styles, which React expects. The content security policy forbids style attributes, so the
 * build writes them as data attributes.
 */
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
  // Emotion reads the empty style elements when its module loads, so `forgetLostStyles` runs first.
  forgetLostStyles();
  const { start } = await import('./app/start.tsx');
  putStylesInside(root);
  await start(root, isVisitor);
}

askForRefused();
// A visitor can read the page and follow its links without the application. If it fails to load, the next page says so.
if (isStanding && isVisitor) whenIdle(() => begin(root));
else begin(root).catch(() => sayLost(isStanding));
