import type { Layer } from '#shared/api/client.ts';
import { callsAboutWho } from './quiet-calls.ts';

/**
 * A call that names nobody is sent as the person whom the tab shows at this moment. This layer stands above those that repeat
 * a call, so that it is repeated as the same person.
 */
export const namedPerson =
  (shown: () => string | null): Layer =>
  (send) =>
  (call) =>
    send(call.person === undefined ? { ...call, person: callsAboutWho.has(call.name) ? null : shown() } : call);
