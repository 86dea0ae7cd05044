/** Where someone wanted to go before signing in. Only our own pages, because any other address could be used for phishing. */
export function readNextPath(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    const url = new URL(next, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
  } catch {
    return null;
  }
}
