/**
 * Returns the page that a person wanted before signing in. Returns null for another site, because its URL could be used for
 * phishing.
 */
export function readNextPath(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    const url = new URL(next, origin);
    // `/.//example.com` becomes `//example.com`, which a browser takes for another site.
    return url.origin === origin && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}
