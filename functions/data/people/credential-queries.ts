import { type HeldPlace, heldPlaceAt, heldSlotIn, slotOf } from '#shared/domain/people/credential-kinds.ts';
import { credentialLists } from '../entities/people/credential-entity.ts';
import { readPage } from '../page.ts';
import { readMany } from '../read-many.ts';
import type { CredentialRow, UserRow } from '../rows.ts';
import { rows } from '../service.ts';

type Placed = Pick<CredentialRow, 'userId' | 'holderId' | 'slot'>;

/** Returns the person of the company who holds a credential, or null if the company does. */
export const personHolding = ({ userId, holderId }: Pick<Placed, 'userId' | 'holderId'>): string | null =>
  holderId === userId ? null : holderId;

/**
 * Returns the name of a credential's place among all credentials of its company: its slot, and the id of the person who holds it,
 * if a person does.
 */
export const heldSlot = (row: Placed): string => heldSlotIn(row.slot, personHolding(row));

/** Returns the id to which a credential's file is attached. */
export const credentialId = (row: Placed): string => `${row.userId}.${heldSlot(row)}`;

/** Returns the company and the person in the id of a credential. The person is null if the company holds it. */
export function holderInId(id: string): { userId: string; personId: string | null } {
  const [userId = '', ...named] = id.split('.');
  return { userId, personId: heldPlaceAt(named.join('.'))?.personId ?? null };
}

/** Returns the key of the credential at a place of a company. A place is a kind, a state and a holder. */
export const keyOfPlace = (userId: string, { personId, ...place }: HeldPlace): Placed => ({
  userId,
  holderId: personId ?? userId,
  slot: slotOf(place),
});

/**
 * Returns the credentials of a company and of its people. If the company itself reads them, `consistent` must be true. For other
 * users, the rows may be a moment old.
 */
export async function readCredentials(userId: string, consistent: boolean): Promise<CredentialRow[]> {
  const { data } = await rows().credential.query.byCompany({ userId }).go({ consistent, pages: 'all' });
  return data;
}

/**
 * Returns the credentials of a person who joined a company. For the company's own account, returns those of the company and all
 * its people. A strong read.
 */
export async function readCredentialsOf({
  userId,
  companyId,
}: Pick<UserRow, 'userId' | 'companyId'>): Promise<CredentialRow[]> {
  if (companyId === undefined) return readCredentials(userId, true);
  return (await readCredentials(companyId, true)).filter(({ holderId }) => holderId === userId);
}

/** Returns the credentials with these keys, which may belong to several companies, for lists. The rows may be a moment old. */
export const readCredentialsIn = (places: readonly Placed[]): Promise<CredentialRow[]> =>
  readMany([...places], (open) => rows().credential.get(open).go());

/** Returns the credential at the place with this name (see `heldSlot`), or null. A strong read. */
export async function findCredential(userId: string, named: string): Promise<CredentialRow | null> {
  const place = heldPlaceAt(named);
  if (place === null) return null;
  const { data } = await rows().credential.get(keyOfPlace(userId, place)).go({ consistent: true });
  return data;
}

const isToCheck = ({ checkedAt, declinedAt }: CredentialRow): boolean =>
  checkedAt === undefined && declinedAt === undefined;

/** Returns a page of the credentials to check, longest waiting first. The index only has keys, so this reads the rows too. */
export async function readCredentialsToCheck(
  cursor: string | undefined,
): Promise<{ items: CredentialRow[]; nextCursor: string | null }> {
  const page = await readPage<CredentialRow>(
    (options) =>
      rows()
        .credential.query.toCheck({ list1pk: credentialLists.toCheck() })
        .go({ ...options, hydrate: true }),
    cursor,
  );
  // DynamoDB returns rows in any order if they are read by their keys, so this sorts them again. It also leaves out rows about
  // which an administrator has decided since the index was written.
  const items = page.items.filter(isToCheck);
  return { ...page, items: items.sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1)) };
}

const dueAtOnce = 50;

/** Yields the credentials whose reminder the sweeper must send at `time`, page by page, longest waiting first. */
export async function* readDueCredentials(time: string): AsyncGenerator<CredentialRow[]> {
  let cursor: string | null = null;
  do {
    const page: { data: CredentialRow[]; cursor: string | null } = await rows()
      .credential.query.toRemind({ list2pk: credentialLists.toRemind() })
      .lte({ list2sk: `${time}~` })
      .go({ limit: dueAtOnce, cursor, hydrate: true });
    yield page.data;
    cursor = page.cursor;
  } while (cursor !== null);
}
