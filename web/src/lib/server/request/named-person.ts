import type { Layer } from '#shared/api/client.ts';
import { callsAboutWho } from './quiet-calls.ts';

/**
 * Adds the person that the tab shows at this moment to a call that names no person. This layer is outside the layers that repeat
 * a call, so that a repeated call names the same person.
 */
export const namedPerson =
  (shown: () => string | null): Layer =>
  (send) =>
  (call) =>
    send(call.person === undefined ? { ...call, person: callsAboutWho.has(call.name) ? null : shown() } : call);
