import { Suspense, useState } from 'react';
import { RowSkeletons } from '../../components/lists/list-states.tsx';
import { LostOverlay } from '../../components/lost.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { type WalletLine, walletOf } from './wallet.ts';
import { WalletCards } from './wallet-cards.tsx';
import { WalletTable } from './wallet-table.tsx';

const CredentialDialog = lazy(() => import('./credential-dialog.tsx'), LostOverlay);

interface Opened {
  dialog: 'edit' | 'remove';
  line: WalletLine;
}

/** The wallet of the company, as cards on a phone and as a table on a desktop. */
export function Credentials() {
  const read = useRead('listOwnCredentials', undefined, { refetchOnMount: 'always' });
  const isNarrow = useIsNarrow();
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const Wallet = isNarrow ? WalletCards : WalletTable;
  return (
    <>
      <ReadGate of={read} waiting={<RowSkeletons height={{ base: '36', lg: '16' }} />}>
        {({ credentials }) => (
          <Wallet
            lines={walletOf(credentials)}
            onEdit={(line) => open({ dialog: 'edit', line })}
            onRemove={(line) => open({ dialog: 'remove', line })}
          />
        )}
      </ReadGate>
      <Suspense>
        {opened?.dialog === 'edit' && (
          <CredentialDialog line={opened.line} credentials={read.data?.credentials ?? []} onClose={close} />
        )}
      </Suspense>
      {opened?.dialog === 'remove' && <RemoveDialog line={opened.line} onClose={close} />}
    </>
  );
}
