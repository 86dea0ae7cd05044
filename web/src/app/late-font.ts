/** As wide as the letters are in the first of the fonts that the browser uses. */
function widthIn(fonts: string): number {
  const letters = Object.assign(document.createElement('span'), {
    textContent: 'SunCrew, matched with the right crew',
  });
  Object.assign(letters.style, { whiteSpace: 'nowrap', font: `100px ${fonts}` });
  // Letters wider than a phone would widen the page, and a phone then forgets how far down its reader is.
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'fixed', width: '0', height: '0', overflow: 'hidden', visibility: 'hidden' });
  box.append(letters);
  document.body.append(box);
  const { width } = letters.getBoundingClientRect();
  box.remove();
  return width;
}

const family = (): string => getComputedStyle(document.body).fontFamily.split(',')[0] ?? '';

const patienceMilliseconds = 100;

/** Waits a moment for the font of a page that shows nothing yet. It was asked for with the scripts, so it is mostly there. */
export async function waitForFont(): Promise<void> {
  const tired = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  // A font that is lost is late too.
  await Promise.race([document.fonts.load(`1em ${family()}`).catch(() => undefined), tired]);
}

/**
 * A page whose font arrived late shows the system's. When React takes the page over or fills it, its styles move, and the browser
 * would then change the font, and with it every line. So the page keeps what it shows (`theme/font.css`), until the next page.
 */
export function keepShownFont(): void {
  if (widthIn(`${family()}, monospace`) === widthIn('monospace')) document.documentElement.dataset.lateFont = '';
}
