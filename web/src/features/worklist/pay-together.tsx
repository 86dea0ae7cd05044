import { Button, HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { counted } from '../../lib/format.ts';
import { BulkApprove } from './bulk-approve.tsx';
import { type InstallerPayments, severalByInstaller } from './payments-by-installer.ts';
import type { WorkRowView } from './work-facts.tsx';

/** A button for each installer with several payments to approve, which opens the dialog that approves them together. */
export function PayTogether({ rows }: { rows: readonly WorkRowView[] }) {
  /** The payments that the dialog opened with. They stay in the dialog when the list no longer has them. */
  const [open, setOpen] = useState<InstallerPayments | null>(null);
  const groups = severalByInstaller(rows);
  return (
    <>
      {groups.length > 0 && (
        <HStack as="section" aria-label="Several payments at once" wrap="wrap" gap="2">
          <Text color="fg.muted" flexBasis={{ base: 'full', lg: 'auto' }}>
            Approve together:
          </Text>
          {groups.map((group) => (
            <Button
              key={group.installerId}
              variant="outline"
              height="auto"
              minHeight="11"
              whiteSpace="normal"
              onClick={() => setOpen(group)}
            >
              {counted(group.rows.length, 'payment', 'payments')} to {group.companyName}
            </Button>
          ))}
        </HStack>
      )}
      {open && <BulkApprove payments={open} onClose={() => setOpen(null)} />}
    </>
  );
}
