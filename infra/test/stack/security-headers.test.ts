import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { inPage } from './build-stack.ts';

const objectStoreOrigin = 'https://files.example';
const directives = (googleMaps: boolean, mapTiles?: string): Record<string, string[]> =>
  Object.fromEntries(
    securityHeaders({ objectStoreOrigin, googleMaps, mapTiles, inPage })
      ['Content-Security-Policy'].split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('the content security policy', () => {
  it('allows scripts only from our own files, and the inline script by its hash', () => {
    expect(directives(false)['script-src']).toEqual(["'self'", inPage.script]);
  });

  it('allows styles only from our own files, and by their hashes the inline style and the empty element of emotion', () => {
    const empty = createHash('sha256').update('').digest('base64');
    expect(directives(false)['style-src']).toEqual(["'self'", `'sha256-${empty}'`, inPage.style]);
  });

  it('allows uploads to the object store and images from it', () => {
    expect(directives(false)['connect-src']).toEqual(["'self'", objectStoreOrigin]);
    expect(directives(false)['img-src']).toEqual(["'self'", 'data:', 'blob:', objectStoreOrigin]);
  });

  it('stops other sites from framing our pages, changing their base or receiving our forms', () => {
    const policy = directives(true);
    expect([policy['frame-ancestors'], policy['base-uri'], policy['object-src']]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'none'"],
    ]);
    expect(policy['form-action']).toEqual(["'self'"]);
  });

  it('names Google only where a key is configured', () => {
    expect(JSON.stringify(directives(false))).not.toContain('google');
    expect(directives(true)['connect-src']).toContain(objectStoreOrigin);
  });

  it.each([
    ['script-src', 'https://*.googleapis.com https://*.gstatic.com blob:'],
    [
      'img-src',
      'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:',
    ],
    ['connect-src', 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:'],
    ['frame-src', 'https://*.google.com'],
    ['font-src', 'https://fonts.gstatic.com'],
    ['style-src', "'unsafe-inline' https://fonts.googleapis.com"],
    ['worker-src', 'blob:'],
  ])('allows for %s the sources that Google documents for its maps', (directive, sources) => {
    expect(directives(true)[directive]).toEqual(expect.arrayContaining(sources.split(' ')));
  });

  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://{s}.tiles.example:8443/{z}/{x}/{y}.png?key=abc', 'https://*.tiles.example:8443'],
  ])('allows the map tiles of %s from the origin %s, and from no other', (address, origin) => {
    expect(directives(false, address)['img-src']).toEqual(["'self'", 'data:', 'blob:', objectStoreOrigin, origin]);
    expect(directives(false, address)['connect-src']).toEqual(["'self'", objectStoreOrigin]);
  });

  it('never allows unsafe inline scripts or eval', () => {
    for (const googleMaps of [false, true])
      expect(directives(googleMaps)['script-src']?.filter((source) => source.includes('unsafe'))).toEqual([]);
  });

  it('fits the limit of CloudFront', () => {
    const mapTiles = 'https://a-rather-long-name.of-a-server.of-pictures.example/{z}/{x}/{y}.png';
    const longest = 'https://suncrew-twelveletter-uploads-123456789012-ap-southeast-2.s3.ap-southeast-2.amazonaws.com';
    const headers = securityHeaders({ objectStoreOrigin: longest, googleMaps: true, mapTiles, inPage });
    expect(Math.max(...Object.values(headers).map((value) => value.length))).toBeLessThan(1783);
  });
});

it('the other headers last at least a year, and switch off the browser features that we do not use', () => {
  const headers = securityHeaders({ objectStoreOrigin, googleMaps: false, inPage });
  expect(Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'])?.[1])).toBeGreaterThanOrEqual(31_536_000);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  expect(headers['Permissions-Policy']).toContain('camera=()');
});
