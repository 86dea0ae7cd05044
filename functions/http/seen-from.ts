import { deviceName } from '../core/accounts/sessions/device-name.ts';
import type { SeenFrom } from '../core/accounts/sessions/sessions.ts';
import type { RequestFacts } from '../core/actor.ts';
import { networkOf } from './network.ts';

/** Returns where a session is used: the kind of browser, and the network without the part that identifies one device. */
export const seenFrom = ({ address, userAgent = '' }: RequestFacts): SeenFrom => ({
  device: deviceName(userAgent),
  network: networkOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.x'),
});
