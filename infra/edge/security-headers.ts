import type { InPage } from './in-page.ts';

interface Hosts {
  /** The scheme, host and port of the store to which browsers upload files, and from which they read files. */
  objectStoreOrigin: string;
  /** Whether a Google Maps key is configured. Without one, no Google host is allowed. */
  googleMaps: boolean;
  /** The URL of a map tile with `{z}`, `{x}` and `{y}` in it, if the stage has a tile server. */
  mapTiles?: string | undefined;
  /** Null in development mode, in which the pages have no inline parts. */
  inPage: InPage | null;
}

export const hstsSeconds = 63_072_000;

/** The hash of the empty string, which allows emotion's style elements: it adds them empty and fills them by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The sources that Google documents for its maps and for pictures of places. Google also lists 'unsafe-eval'. Our pages do not
 * need it, because no code in them runs a text as a script.
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

/** Returns the origin of a tile URL. If a tile server has several host names, `{s}` is the part that differs. */
const originOf = (address: string): string => (/^https?:\/\/[^/]+/.exec(address)?.[0] ?? '').replace('{s}', '*');

function contentSecurityPolicy({ objectStoreOrigin, googleMaps, mapTiles, inPage }: Hosts): string {
  const own: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(inPage ? [inPage.script] : [])],
    // With a hash next to 'unsafe-inline', browsers would ignore 'unsafe-inline'.
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

/** Returns the headers that the edge adds to every answer of pages and API, in AWS and on one machine. */
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
