import { expect, it } from '@jest/globals';
import { shareDays, shareExpiry, shareStateOf } from './share-link.ts';

const now = new Date('2026-03-01T00:00:00.000Z');

it('a share link works until its expiry time', () => {
  for (const days of shareDays) {
    const link = { shareToken: 'token', shareExpiresAt: shareExpiry(days, now) };
    const end = new Date(link.shareExpiresAt).getTime();
    expect([days, shareStateOf(link, new Date(end - 1)), shareStateOf(link, new Date(end))]).toEqual([
      days,
      'live',
      'expired',
    ]);
  }
  expect(shareExpiry(7, now)).toBe('2026-03-08T00:00:00.000Z');
});

it('a share link without an expiry time keeps working, and a revoked link differs from one that never existed', () => {
  expect(shareStateOf({ shareToken: 'token' }, now)).toBe('live');
  expect(shareStateOf({ shareRevokedAt: '2026-02-01T00:00:00.000Z' }, now)).toBe('revoked');
  expect(shareStateOf({}, now)).toBe('none');
});
