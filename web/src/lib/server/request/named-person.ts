import type { Layer } from '#shared/api/client.ts';
import { callsAboutWho } from './quiet-calls.ts';

/**
 * Sends a call without a person as the person that the tab shows at this moment. This layer is above those that repeat a call,
 * so that a repeated call has the same person.
 */
export const namedPerson =
  (shown: () => string | null): Layer =>
  (send) =>
  (call) =>
    send(call.person === undefined ? { ...call, person: callsAboutWho.has(call.name) ? null : shown() } : call);
