/** A standing page holds the stylesheet that the build wrote, and every other page names its file. */
const inPage = 'style[data-first]';
const inFile = 'link[rel=stylesheet]';

/**
 * Whether the page has the stylesheet that the build wrote. It holds the styles of the first paint and those of every element.
 * Without it, the application has to add them itself.
 */
export function hasStylesheet(): boolean {
  const found = globalThis.document?.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(`${inPage}, ${inFile}`) ?? [];
  return [...found].some(({ sheet }) => {
    try {
      return Boolean(sheet?.cssRules.length);
    } catch {
      // Chromium keeps an empty one for a file that was lost, and lets nobody read it.
      return false;
    }
  });
}

/**
 * For a minute, while a new version is published, a browser may get a page with the security policy of another version, which
 * refuses what stands inside the page. The same is in files.
 */
export function askForRefused(): void {
  const style = document.querySelector<HTMLStyleElement>(inPage);
  if (style && !style.sheet)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style.dataset.first }),
    );
  // The script gives the page its colour mode.
  if (document.documentElement.classList.length === 0)
    document.head.append(Object.assign(document.createElement('script'), { src: '/before-paint.js' }));
}
