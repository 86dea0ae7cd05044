/** As wide as the letters are in the first of the fonts that the browser uses. */
function widthIn(fonts: string): number {
  const letters = Object.assign(document.createElement('span'), {
    textContent: 'SunCrew, matched with the right crew',
  });
  Object.assign(letters.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    font: `100px ${fonts}`,
  });
  document.body.append(letters);
  const { width } = letters.getBoundingClientRect();
  letters.remove();
  return width;
}

/**
 * A page whose font arrived late shows the system's. When React takes the page over, its styles move, and the browser would then
 * change the font, and with it every line. So the page keeps what it shows (`theme/font.css`), until the next page.
 */
export function keepShownFont(): void {
  const [family] = getComputedStyle(document.body).fontFamily.split(',');
  if (widthIn(`${family}, monospace`) === widthIn('monospace')) document.documentElement.dataset.lateFont = '';
}
