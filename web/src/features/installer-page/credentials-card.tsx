import { Skeleton } from '@chakra-ui/react';
import { CredentialLines } from '../../components/credentials/credential-lines.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';

function Read({ id }: { id: string }) {
  const read = useRead('listCredentialsOf', { params: { id } });
  return (
    <ReadGate of={read} waiting={<Skeleton height="44" role="status" aria-label="Loading credentials" />}>
      {({ credentials }) => <CredentialLines of={credentials} label="Credentials" columns={{ base: 1 }} />}
    </ReadGate>
  );
}

/** The states of an installer's credentials, for retailers. Visitors and other installers do not see them. */
export function CredentialsCard({ id }: { id: string }) {
  const { user } = useSession();
  if (user?.role !== 'retailer') return null;
  return (
    <SectionCard title="Credentials" text="An administrator compares each with its register before we call it valid.">
      <Read id={id} />
    </SectionCard>
  );
}
