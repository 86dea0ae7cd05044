import { expect, it } from '@jest/globals';
import type { RequestFacts } from '../core/actor.ts';
import { seenFrom } from './seen-from.ts';

const from = (facts: Partial<RequestFacts>) => seenFrom({ address: '198.51.100.77', ...facts } as RequestFacts);

it('a session records a kind of browser and a network, but not the IP address', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1';
  expect(from({ userAgent })).toEqual({ device: 'Safari on iPhone', network: '198.51.100.x' });
  expect(from({ address: '2001:db8:1:2::77' }).network).toBe('2001:db8:1:2::/64');
});

it('an unknown browser has a name too', () => {
  expect(from({}).device).toBe(from({ userAgent: '' }).device);
  expect(from({}).device).not.toBe(from({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' }).device);
});
