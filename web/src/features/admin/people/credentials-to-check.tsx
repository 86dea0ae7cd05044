import { Box, Heading } from '@chakra-ui/react';
import { credentialName } from '#shared/domain/people/credential-kinds.ts';
import { credentialsToCheckId } from '#shared/pages.ts';
import { booked, happened } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useHashTarget } from '#web/src/lib/use-hash-target.ts';
import type { Column } from '../frame/column.ts';
import { PagedList } from '../frame/paged-list.tsx';
import { RowAction } from '../frame/record-list.tsx';
import { useQueue } from '../frame/use-queue.ts';
import { useRecordTable } from '../frame/use-record-table.ts';
import { CheckDialog } from './check-dialog.tsx';
import { type CredentialToCheck, holderOf, statedIn } from './credential-to-check.ts';

const statedOf = (row: CredentialToCheck): string => statedIn(row) || 'Number only';

const columns: readonly [Column<CredentialToCheck>, ...Column<CredentialToCheck>[]] = [
  {
    name: 'company',
    label: 'Holder',
    isFixed: true,
    width: 14,
    show: holderOf,
    sortBy: ({ companyName }) => companyName,
  },
  {
    name: 'credential',
    label: 'Credential',
    width: 16,
    show: credentialName,
    brief: credentialName,
    sortBy: credentialName,
  },
  { name: 'stated', label: 'Stated', show: statedOf, brief: statedOf },
  {
    name: 'expires',
    label: 'Expires',
    width: 8,
    show: ({ expiresOn }) => (expiresOn ? booked(expiresOn) : 'Never'),
    brief: ({ expiresOn }) => (expiresOn ? `Expires ${booked(expiresOn)}` : 'Never expires'),
    sortBy: ({ expiresOn }) => expiresOn,
  },
  {
    name: 'since',
    label: 'Since',
    width: 7,
    show: ({ submittedAt }) => happened(submittedAt),
    brief: ({ submittedAt }) => `Waiting since ${happened(submittedAt)}`,
    sortBy: ({ submittedAt }) => submittedAt,
    served: 'asc',
  },
];

/**
 * The credentials that an administrator has to check, below the list of installers to verify. `isBelowRows` tells whether that
 * list has loaded. Its rows move this section down, so a link to the section scrolls to it again.
 */
export function CredentialsToCheck({ isBelowRows }: { isBelowRows: boolean }) {
  const list = usePages('listCredentialsToCheck', { query: {} }, { isLive: true });
  useHashTarget(credentialsToCheckId, `${isBelowRows} ${list.isSuccess}`);
  const table = useRecordTable('credentials-to-check', columns);
  const rows = table.sorted(list.data?.pages.flatMap(({ credentials }) => credentials) ?? []);
  const { opened, open, goOn, skip } = useQueue(rows, list);
  const nameOf = (row: CredentialToCheck) => `${credentialName(row)} of ${holderOf(row)}`;
  return (
    <Box as="section" id={credentialsToCheckId} aria-label="Credentials" pt="8" scrollMarginTop="16">
      <Heading as="h2" textStyle="section" pb="3">
        Credentials
      </Heading>
      <PagedList
        label="Credentials to check"
        list={list}
        rowsOf={({ credentials }) => credentials}
        table={table}
        empty="No credential is waiting for a check"
        nameOf={nameOf}
        actions={{
          width: 6,
          show: (row) => <RowAction label="Check" name={`Check ${nameOf(row)}`} onPress={() => open(row)} />,
        }}
      />
      {opened && <CheckDialog credential={opened} onClose={() => open(null)} onDecided={goOn} onSkip={skip} />}
    </Box>
  );
}
