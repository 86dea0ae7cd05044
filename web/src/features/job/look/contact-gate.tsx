import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import type { Readable } from '#web/src/lib/server/readable.ts';

/** Shows the contact details of the other party once they have loaded. For a deleted account, it shows nothing. */
export const ContactGate = <Data,>({ of, children }: { of: Readable<Data>; children: (data: Data) => ReactNode }) => (
  <ReadGate
    of={of}
    waiting={<Skeleton height="44" alignSelf="stretch" role="status" aria-label="Loading..." />}
    failed="We couldn't load the contact details"
    absent={null}
  >
    {children}
  </ReadGate>
);
