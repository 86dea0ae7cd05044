/** A prerendered page contains the stylesheet from the build, and every other page links to its file. */
const inPage = 'style[data-first]';
const inFile = 'link[rel=stylesheet]';

/**
 * Returns whether the page has the stylesheet from the build. Without the stylesheet, the application adds every element's
 * styles.
 */
export function hasStylesheet(): boolean {
  const found = globalThis.document?.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(`${inPage}, ${inFile}`) ?? [];
  return [...found].some(({ sheet }) => {
    try {
      return Boolean(sheet?.cssRules.length);
    } catch {
      // Chromium keeps an empty sheet for a file that did not load, and throws when its rules are read.
      return false;
    }
  });
}

/**
 * Loads the styles and the script from files if the content security policy refused them inside the page. During a release, a
 * browser may receive a page with the policy of another version for up to a minute.
 */
export function askForRefused(): void {
  const style = document.querySelector<HTMLStyleElement>(inPage);
  if (style && !style.sheet)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style.dataset.first }),
    );
  // The script sets the colour mode as a class, so a page without a class did not run the script.
  if (document.documentElement.classList.length === 0)
    document.head.append(Object.assign(document.createElement('script'), { src: '/before-paint.js' }));
}
