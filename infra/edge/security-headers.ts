import type { InPage } from './in-page.ts';

interface Hosts {
  /** The store that browsers upload files to and read them from: scheme, host and port. */
  objectStoreOrigin: string;
  /** Whether a Google Maps key is configured. Without one, no Google host is allowed. */
  googleMaps: boolean;
  /** The address of a map picture with `{z}`, `{x}` and `{y}` in it, if a server of such pictures is configured. */
  mapTiles?: string | undefined;
  /** Null while the pages are rebuilt on each change: they then have no inline parts. */
  inPage: InPage | null;
}

export const hstsSeconds = 63_072_000;

/** The hash of the empty string, because emotion adds empty style elements and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The sources that Google documents for its maps, and the pictures of places. Google also names 'unsafe-eval', which none of our
 * code needs: a text never becomes a script here.
 */
const google = {
  'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'blob:'],
  // Google Maps adds its own style elements without a hash, and a static page cannot give it a nonce.
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': ['googleapis', 'gstatic', 'google', 'googleusercontent', 'ggpht'].map((name) => `https://*.${name}.com`),
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/** The server's origin. Servers with several names write `{s}` for the first part of it. */
const originOf = (address: string): string => (/^https?:\/\/[^/]+/.exec(address)?.[0] ?? '').replace('{s}', '*');

function contentSecurityPolicy({ objectStoreOrigin, googleMaps, mapTiles, inPage }: Hosts): string {
  const own: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(inPage ? [inPage.script] : [])],
    // A hash next to 'unsafe-inline' would turn it off again.
    'style-src': googleMaps ? ["'self'"] : ["'self'", emptyStyle, ...(inPage ? [inPage.style] : [])],
    'img-src': ["'self'", 'data:', 'blob:', objectStoreOrigin, ...(mapTiles ? [originOf(mapTiles)] : [])],
    'connect-src': ["'self'", objectStoreOrigin],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  if (googleMaps)
    for (const [directive, sources] of Object.entries(google)) own[directive] = [...(own[directive] ?? []), ...sources];
  return Object.entries(own)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** The headers the edge adds to every answer, for pages and API, in AWS and on one machine. */
export function securityHeaders(hosts: Hosts) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hosts),
    'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  };
}
