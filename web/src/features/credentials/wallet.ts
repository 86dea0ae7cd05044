import type { CallAnswer } from '#shared/api/client.ts';
import {
  type CredentialKindName,
  credentialKinds,
  credentialName,
  kindOf,
} from '#shared/domain/people/credential-kinds.ts';
import { booked } from '../../lib/dates.ts';

export type OwnCredential = CallAnswer<'listOwnCredentials'>['credentials'][number];

/** A line of the wallet: a credential, or a kind that the company can still add. */
export interface WalletLine {
  key: string;
  kind: CredentialKindName;
  name: string;
  /** Null for a kind without a credential, and for another state of a kind that each state issues. */
  credential: OwnCredential | null;
  isAnotherState: boolean;
}

/** Returns a line for each credential, for each kind without one, and for another state of each kind that states issue. */
export const walletOf = (credentials: readonly OwnCredential[]): WalletLine[] =>
  credentialKinds.flatMap((kind): WalletLine[] => {
    const found = credentials.filter((each) => each.kind === kind);
    const lines = found.map((credential) => ({
      key: credential.slot,
      kind,
      name: credentialName(credential),
      credential,
      isAnotherState: false,
    }));
    const { isPerState, name } = kindOf[kind];
    const isOpen = found.length === 0 || isPerState;
    const isAnotherState = found.length > 0;
    return isOpen ? [...lines, { key: kind, kind, name, credential: null, isAnotherState }] : lines;
  });

/** Returns the company's next step for a line, or the benefit of adding the credential. Empty if the credential needs nothing. */
export function nextStepOf({ kind, credential, isAnotherState }: WalletLine): string {
  if (isAnotherState) return 'Add it for each other state in which you work.';
  if (credential === null) return kindOf[kind].benefit;
  const { status, version, declineReason, expiresOn } = credential;
  if (status === 'declined')
    return declineReason ? `We couldn't confirm it: ${declineReason}` : 'Correct your SAA number in your profile.';
  if (kind === 'saa' && version === 0) return 'The number is in your profile. Add your categories and the expiry date.';
  if (status === 'to_check') return 'An administrator will check it.';
  if (status === 'expired') return 'Enter the new date once it is renewed.';
  if (status === 'expiring' && expiresOn) return `Renew it before ${booked(expiresOn)}, then enter the new date.`;
  return '';
}

/** Returns the end of the number, as in "ends in 11C", and never the whole number. */
export function numberInWords({ kind, numberEnd, version }: OwnCredential): string {
  if (kind === 'saa') return 'in your profile';
  return version > 0 && numberEnd ? `ends in ${numberEnd}` : '';
}
