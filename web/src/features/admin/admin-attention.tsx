import { Skeleton, Text } from '@chakra-ui/react';
import type { CallAnswer } from '#shared/api/client.ts';
import { adminListAt, credentialsToCheckPath } from '#shared/pages.ts';
import { ReadGate } from '../../components/read-gate.tsx';
import { Attention, type AttentionItem } from '../../components/worklist/attention.tsx';
import { usePages } from '../../lib/server/pages.ts';
import { useRead } from '../../lib/server/queries.ts';
import { type Readable, together } from '../../lib/server/readable.ts';
import { sectionsOf } from './oversight/health-words.ts';

/**
 * The tasks that wait for an administrator, with links to their lists. The numbers of credentials and reports count only the
 * first page of their lists.
 */
export function AdminAttention({ totals }: { totals: Readable<CallAnswer<'getAdminTotals'>> }) {
  const credentials = usePages('listCredentialsToCheck', { query: {} }, { isLive: true });
  const reports = usePages('listReports', { query: {} }, { isLive: true });
  const health = useRead('getHealth', undefined, { refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  return (
    <ReadGate of={together(totals, credentials, reports, health)} waiting={<Skeleton height="11" maxWidth="lg" />}>
      {([{ unverified }, toCheck, { pages }, known]) => {
        const troubles = sectionsOf(known).flatMap((section) => section.troubles);
        const open = pages.flatMap((page) => page.reports);
        const items: AttentionItem[] = [
          { to: adminListAt('verification'), count: unverified, text: ['installer to verify', 'installers to verify'] },
          {
            to: credentialsToCheckPath,
            count: toCheck.pages.flatMap((page) => page.credentials).length,
            isMore: credentials.hasNextPage,
            text: ['credential to check', 'credentials to check'],
          },
          {
            to: adminListAt('reports'),
            count: open.length,
            isMore: reports.hasNextPage,
            text: ['report to decide', 'reports to decide'],
          },
          { to: adminListAt('health'), count: troubles.length, text: ['health problem', 'health problems'] },
        ];
        const waiting = items.filter(({ count }) => count > 0);
        return waiting.length > 0 ? (
          <Attention items={waiting} />
        ) : (
          <Text minHeight="11" alignContent="center">
            All clear. Nothing needs an administrator.
          </Text>
        );
      }}
    </ReadGate>
  );
}
