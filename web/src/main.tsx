import './theme/font.css';
import { currentUserPath } from 'virtual:current-user';
import { keepPresses } from './app/early-presses.ts';
import { keepShownFont, waitForFont } from './app/late-font.ts';
import { loadStart } from './app/load-start.ts';
import { askForPage } from './app/page-scripts.ts';
import { askForRefused, hasStylesheet } from './app/stylesheet.ts';
import { untilNeeded } from './app/until-needed.ts';
import { fillPage } from './features/landing/live/fill-page.ts';
import type { LiveAnswers } from './features/landing/live/live.ts';

/**
 * The start of every page. A standing page can be read before any script runs, so the application waits until somebody needs it
 * and then takes the page over. On every other page the application starts at once.
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

/** Whoever has a session needs the application to see their own header, and who comes back finds what they had opened. */
const isVisitor = (): boolean => document.documentElement.dataset.person === undefined && history.state === null;

/** An answer that nobody reads would keep the connection. */
const hasSession = (): Promise<boolean> =>
  fetch(currentUserPath).then(
    (answer) => answer.text().then(() => answer.ok),
    () => false,
  );

/** Shows a visitor the page until the application is needed. Returns what the page shows by then. */
async function standFor(root: HTMLElement): Promise<LiveAnswers> {
  const { needed, need } = untilNeeded();
  await painted();
  if (!isVisitor()) return {};
  const stop = fillPage(root, need);
  // A browser may have lost the mark and kept the session, or refuse to keep marks at all.
  void hasSession().then((has) => has && need());
  await needed;
  return stop();
}

async function begin(root: HTMLElement): Promise<void> {
  askForRefused();
  const isStanding = root.hasChildNodes();
  const repeatPresses = isStanding ? keepPresses(root) : () => undefined;
  const answers = isStanding ? await standFor(root) : {};
  forgetLostStyles();
  putStylesInside(root);
  askForPage(window.location.pathname);
  const application = await loadStart(isStanding);
  if (!isStanding) await waitForFont();
  keepShownFont();
  root.ariaBusy = null;
  await application?.start(root, answers, repeatPresses);
}

void begin(root);
