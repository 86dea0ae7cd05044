import { credentialLists } from '../entities/people/credential-entity.ts';
import { readPage } from '../page.ts';
import { readMany } from '../read-many.ts';
import type { CredentialRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the id to which a credential's file is attached. */
export const credentialId = ({ userId, slot }: Pick<CredentialRow, 'userId' | 'slot'>): string => `${userId}.${slot}`;

/** Returns the wallet of a company. For the company itself, the read must be consistent. For others, it may be a moment old. */
export async function readCredentials(userId: string, consistent: boolean): Promise<CredentialRow[]> {
  const { data } = await rows().credential.query.byCompany({ userId }).go({ consistent, pages: 'all' });
  return data;
}

/** Returns some credentials of several companies, for lists. They may be a moment old. */
export const readCredentialsIn = (
  places: readonly Pick<CredentialRow, 'userId' | 'slot'>[],
): Promise<CredentialRow[]> =>
  readMany(
    places.map(({ userId, slot }) => ({ userId, holderId: userId, slot })),
    (open) => rows().credential.get(open).go(),
  );

/** Returns one credential of a company, or null. A strong read. Today, the holder of every credential is the company. */
export async function findCredential(userId: string, slot: string): Promise<CredentialRow | null> {
  const { data } = await rows().credential.get({ userId, holderId: userId, slot }).go({ consistent: true });
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
  // The table returns rows that are read by their keys in any order. Administrators may have decided about some since.
  const items = page.items.filter(isToCheck);
  return { ...page, items: items.sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1)) };
}

const dueAtOnce = 50;

/** Yields the credentials whose reminder is due at `time` for the sweeper, page by page, longest waiting first. */
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
