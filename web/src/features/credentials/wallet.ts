import type { UserView } from '#shared/api/auth.ts';
import type { CallAnswer } from '#shared/api/client.ts';
import {
  type CredentialKindName,
  credentialKinds,
  credentialName,
  heldSlotOf,
  kindOf,
} from '#shared/domain/people/credential-kinds.ts';
import { booked } from '../../lib/dates.ts';
import { mayDo } from '../../lib/may-do.ts';

export type OwnCredentials = CallAnswer<'listOwnCredentials'>;
export type OwnCredential = OwnCredentials['credentials'][number];

/** Someone who holds credentials: the company, or a person who joined it. */
export interface Holder {
  /** Null for the company. */
  personId: string | null;
  /** The person's name. Null for the company and for the reader. */
  name: string | null;
  credentials: readonly OwnCredential[];
  /** Whether the reader may change the credentials. */
  isChangeable: boolean;
}

/** Returns the holders whose credentials the reader sees, the company first and then the reader. */
export function holdersIn({ credentials, people }: OwnCredentials, user: Pick<UserView, 'role' | 'person'>): Holder[] {
  const isOwner = mayDo(user, 'company');
  const company: Holder = { personId: null, name: null, credentials, isChangeable: isOwner };
  const joined = [...people]
    .sort((one, other) => Number(other.isCaller) - Number(one.isCaller))
    .map(
      ({ id, name, isCaller, ...held }): Holder => ({
        personId: id,
        name: isCaller ? null : name,
        credentials: held.credentials,
        isChangeable: isOwner || isCaller,
      }),
    );
  return mayDo(user, 'read') ? [company, ...joined] : joined;
}

/** A line of the wallet: a credential, or a kind of credential that the holder can still add. */
export interface WalletLine {
  key: string;
  kind: CredentialKindName;
  name: string;
  holder: Holder;
  /** Null for a line on which the reader can add a credential. */
  credential: OwnCredential | null;
  /** Whether the line adds a credential for another state, because each state issues its own. */
  isAnotherState: boolean;
}

/** Returns the place of a line among those of its holder. Lines of the same rank keep the order of the kinds. */
function rankOf({ kind, credential, isAnotherState }: WalletLine): number {
  if (credential === null) return kindOf[kind].isNeededOnSite && !isAnotherState ? 0 : 2;
  const { status } = credential;
  if (status === 'expired' || status === 'declined') return 0;
  return status === 'expiring' ? 1 : 2;
}

/**
 * Returns a line for each credential. If the reader may change the credentials, there are also lines that add one: for each kind
 * that the holder lacks, and for another state. Lines that prevent work come first, then those that will expire soon.
 */
export const walletOf = (holder: Holder): WalletLine[] =>
  linesOf(holder).sort((one, other) => rankOf(one) - rankOf(other));

const linesOf = (holder: Holder): WalletLine[] =>
  credentialKinds.flatMap((kind): WalletLine[] => {
    const { isPerState, isPersonal, name } = kindOf[kind];
    const { personId, credentials } = holder;
    if (personId !== null && !isPersonal) return [];
    const found = credentials.filter((each) => each.kind === kind);
    const lines = found.map((credential) => ({
      key: credential.slot,
      kind,
      name: credentialName(credential),
      holder,
      credential,
      isAnotherState: false,
    }));
    const isOpen = holder.isChangeable && (found.length === 0 || isPerState);
    const isAnotherState = found.length > 0;
    const key = heldSlotOf({ kind, state: null, personId });
    return isOpen ? [...lines, { key, kind, name, holder, credential: null, isAnotherState }] : lines;
  });

/**
 * Returns the next step for a line, or the benefit of adding the credential. Empty if there is nothing to do or to wait for.
 */
export function nextStepOf({ kind, credential, isAnotherState }: WalletLine): string {
  if (isAnotherState) return 'Add one for each other state in which you work.';
  if (credential === null) return kindOf[kind].benefit;
  const { status, version, declineReason, expiresOn } = credential;
  if (status === 'declined')
    return declineReason ? `We couldn't confirm it: ${declineReason}` : 'Correct your SAA number in your profile.';
  if (kind === 'saa' && version === 0) return 'The number is in your profile. Add your categories and the expiry date.';
  if (status === 'to_check') return 'An administrator will check it.';
  if (status === 'expired') return 'Enter the new date once you have renewed it.';
  if (status === 'expiring' && expiresOn) return `Renew it before ${booked(expiresOn)}, then enter the new date.`;
  return '';
}

/** Returns the end of the number, as in "ends in 11C", and never the whole number. */
export function numberInWords({ kind, numberEnd, version }: OwnCredential): string {
  if (version > 0 && numberEnd) return `ends in ${numberEnd}`;
  return kind === 'saa' ? 'in your profile' : '';
}
