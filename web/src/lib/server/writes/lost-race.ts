import type { ApiError } from '#shared/api/client.ts';
import { errorCodes } from '#shared/errors.ts';
import type { Races } from './declaration.ts';

/** Returns the message for a person who lost a race, or null if the refusal has another reason. */
export function lostRace(races: Races | undefined, { code, message, changes }: ApiError): string | null {
  // The form already lists the changes that caused the refusal.
  if (changes.length > 0 || races === undefined) return null;
  const isGeneral = message === errorCodes[code].message;
  if (code === 'not_found') return isGeneral ? races.not_found : null;
  if (code === 'forbidden') return isGeneral ? (races.forbidden ?? races.not_found) : null;
  if (code === 'requirements_open') return races.requirements_open ? `${message} ${races.requirements_open}` : null;
  if (code === 'wrong_state') return `${message} ${races.wrong_state}`;
  if (code === 'conflict') return `${message} ${races.conflict ?? races.wrong_state}`;
  return null;
}
