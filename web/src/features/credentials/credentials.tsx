import { Suspense, useState } from 'react';
import { RowSkeletons } from '../../components/lists/list-states.tsx';
import { LostOverlay } from '../../components/lost.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { type Holder, holdersIn, type WalletLine, walletOf } from './wallet.ts';
import { WalletCards } from './wallet-cards.tsx';
import { WalletTable } from './wallet-table.tsx';

const CredentialDialog = lazy(() => import('./credential-dialog.tsx'), LostOverlay);

interface Opened {
  dialog: 'edit' | 'remove';
  line: WalletLine;
}

const titleOf = ({ personId, name }: Holder): string => (personId === null ? 'Company' : (name ?? 'Your credentials'));

/** Explains the heading "Company" on a page that also lists other people's credentials. */
const companyText =
  "The company's insurance and registrations, and the credentials of the person who opened the account.";

/** The credentials of the company and of its people, as cards on a phone and as tables on a desktop. */
export function Credentials() {
  const user = useUser();
  const read = useRead('listOwnCredentials', undefined, { refetchOnMount: 'always' });
  const isNarrow = useIsNarrow();
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const Wallet = isNarrow ? WalletCards : WalletTable;
  return (
    <>
      <ReadGate of={read} waiting={<RowSkeletons height={{ base: '36', lg: '16' }} />}>
        {(found) => {
          const holders = holdersIn(found, user);
          return holders.map((holder) => (
            <Wallet
              key={holder.personId}
              {...(holders.length > 1 ? { title: titleOf(holder) } : {})}
              {...(holders.length > 1 && holder.personId === null ? { text: companyText } : {})}
              lines={walletOf(holder)}
              {...(holder.isChangeable
                ? {
                    onEdit: (line) => open({ dialog: 'edit', line }),
                    onRemove: (line) => open({ dialog: 'remove', line }),
                  }
                : {})}
            />
          ));
        }}
      </ReadGate>
      <Suspense>{opened?.dialog === 'edit' && <CredentialDialog line={opened.line} onClose={close} />}</Suspense>
      {opened?.dialog === 'remove' && <RemoveDialog line={opened.line} onClose={close} />}
    </>
  );
}
