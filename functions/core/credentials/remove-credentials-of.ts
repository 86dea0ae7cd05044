import { commit } from '../../data/commit.ts';
import { detachObject } from '../../data/files/object-writes.ts';
import { credentialId, readCredentialsOf } from '../../data/people/credential-queries.ts';
import { deleteCredential } from '../../data/people/credential-writes.ts';

/** Removes the credentials of a person who has left the company, with their files. Can be repeated. */
export async function removeCredentialsOf(companyId: string, personId: string, now: Date): Promise<void> {
  for (const row of await readCredentialsOf({ userId: personId, companyId })) {
    const released = row.fileKey === undefined ? [] : [detachObject(row.fileKey, credentialId(row), now)];
    await commit([deleteCredential(row), ...released]);
  }
}
