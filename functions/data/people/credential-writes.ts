import type { NamedWrite } from '../commit.ts';
import { noListKeys } from '../entities/kind.ts';
import { credentialListKeys } from '../entities/people/credential-entity.ts';
import type { CredentialRow } from '../rows.ts';
import { write } from '../write.ts';

export const credentialWrite = 'credential';

/** Creates a credential. Fails if the company already has one in this slot. */
export const putNewCredential = (row: CredentialRow): NamedWrite =>
  write(credentialWrite, (entities) => entities.credential.create({ ...row, ...credentialListKeys(row) }).commit());

/** Writes the whole new row, on the condition that the stored one is still the previous version. */
export const replaceCredential = (row: CredentialRow): NamedWrite =>
  write(credentialWrite, (entities) =>
    entities.credential
      .put({ ...row, ...noListKeys, ...credentialListKeys(row) })
      .where(({ version }, { eq }) => eq(version, row.version - 1))
      .commit(),
  );

/** Replaces the number of an SAA accreditation, which an administrator must then check again. */
export const replaceSaaNumber = (before: CredentialRow, numberEncrypted: string, now: Date): NamedWrite => {
  const { checkedAt: _at, checkedBy: _by, declinedAt: _declined, declineReason: _reason, ...row } = before;
  return replaceCredential({ ...row, numberEncrypted, version: before.version + 1, updatedAt: now.toISOString() });
};

/** Deletes a credential, on the condition that it still has this version. */
export const deleteCredential = ({ userId, holderId, slot, version: known }: CredentialRow): NamedWrite =>
  write(credentialWrite, (entities) =>
    entities.credential
      .delete({ userId, holderId, slot })
      .where(({ version }, { eq }) => eq(version, known))
      .commit(),
  );

/**
 * Sets the time of the next reminder in the transaction that sends this one. Fails if another run has sent this one, or if the
 * credential has changed.
 */
export const moveCredentialReminder = (row: CredentialRow, remindAt: string | undefined): NamedWrite =>
  write(credentialWrite, (entities) =>
    entities.credential
      .put({ ...row, remindAt, ...noListKeys, ...credentialListKeys({ ...row, remindAt }) })
      .where((is, { eq }) => `${eq(is.version, row.version)} AND ${eq(is.remindAt, row.remindAt ?? '')}`)
      .commit(),
  );
