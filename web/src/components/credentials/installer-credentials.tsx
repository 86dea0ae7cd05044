import { Skeleton } from '@chakra-ui/react';
import { useRead } from '../../lib/server/queries.ts';
import { ReadGate } from '../read-gate.tsx';
import { CredentialLines } from './credential-lines.tsx';
import type { NeededBy } from './credential-words.ts';

/** The states of an installer's credentials, for retailers: all of them, or those that count for a job. */
export function InstallerCredentials({ id, job }: { id: string; job?: NeededBy }) {
  const read = useRead('listCredentialsOf', { params: { id } });
  return (
    <ReadGate of={read} waiting={<Skeleton height="44" role="status" aria-label="Loading credentials" />}>
      {({ credentials }) => <CredentialLines of={credentials} label="Credentials" {...(job ? { job } : {})} />}
    </ReadGate>
  );
}
