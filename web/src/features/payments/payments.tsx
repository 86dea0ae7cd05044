import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { CircleDollarSign, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Role } from '#shared/domain/job.ts';
import { CsvButton } from '../../components/csv-button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pages } from '../../components/pages.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { counted } from '../../lib/format.ts';
import { api } from '../../lib/server/api.ts';
import { shownPerson } from '../../lib/server/person.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { type ListAddress, useListAddress } from '../../lib/use-list-address.ts';
import { narrowing, type PaymentSearch, queryOf, searchIn } from './payment-address.ts';
import { PaymentCards } from './payment-cards.tsx';
import { PaymentTable } from './payment-table.tsx';
import { PaymentTools } from './payment-tools.tsx';
import { PaymentTotals } from './payment-totals.tsx';
import type { PaymentsFound } from './payment-words.ts';
import { paymentsCsv } from './payments-csv.ts';

const Skeletons = () => (
  <Stack gap="3" role="status" aria-label="Loading...">
    {['one', 'two', 'three', 'four', 'five', 'six'].map((each) => (
      <Skeleton key={each} height={{ base: '28', lg: '16' }} borderRadius="lg" />
    ))}
  </Stack>
);

const firstSteps = {
  retailer: {
    text: 'When an installer has finished one of your jobs, what it costs appears here.',
    action: { to: paths.myJobs, label: 'My Jobs' },
  },
  installer: {
    text: 'When you have finished a job, what you are owed appears here.',
    action: { to: paths.dashboard, label: 'Dashboard' },
  },
} as const satisfies Record<Role, { text: string; action: { to: string; label: string } }>;

const NoPayments = ({ role }: { role: Role }) => (
  <Nothing
    title="No payments yet"
    text={firstSteps[role].text}
    icon={<CircleDollarSign />}
    action={
      <Button asChild size="lg">
        <Link to={firstSteps[role].action.to}>{firstSteps[role].action.label}</Link>
      </Button>
    }
  />
);

/** Either nothing passes, or the address names a page after the last. */
const NothingFound = ({ total, address }: { total: number; address: ListAddress<PaymentSearch> }) => (
  <Nothing
    title={total === 0 ? 'No payment matches' : 'There is nothing on this page'}
    text={total === 0 ? 'Try fewer words, or clear a filter.' : 'The list has become shorter.'}
    icon={<SearchX />}
    action={
      <Button size="lg" variant="outline" onClick={total === 0 ? address.clear : () => address.change({ page: '' })}>
        {total === 0 ? 'Clear the search' : 'Go to the first page'}
      </Button>
    }
  />
);

const summaryOf = ({ total, all }: PaymentsFound): string =>
  `${total === all ? '' : `${total} of `}${counted(all, 'payment', 'payments')}`;

const linkTo = (id: string): string => `${window.location.origin}${hrefTo(paths.job, { id })}`;

/** What one's finished jobs cost: to be requested, requested or paid. */
export function Payments() {
  const { role } = useUser();
  const address = useListAddress(searchIn, narrowing);
  const { search } = address;
  const isNarrow = useIsNarrow();
  const list = useRead('listOwnPayments', queryOf(search), {
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
  return (
    <>
      <PageHead title="Payments & Escrow" text="The two companies pay each other directly. No money is held here." />
      <ReadGate
        of={list}
        waiting={<Skeletons />}
        empty={{ when: ({ all }) => all === 0, show: <NoPayments role={role} /> }}
      >
        {(found) => (
          <Box aria-busy={list.isPlaceholderData}>
            <PaymentTotals role={role} totals={found.totals} address={address} />
            <PaymentTools role={role} address={address} otherParties={found.otherParties}>
              <CsvButton
                names={['payment', 'payments']}
                readPage={async (page, size) => {
                  const { query } = queryOf({ ...search, page, size: String(size) });
                  const answer = await api.call('listOwnPayments', { query, person: shownPerson() } as never);
                  return { rows: answer.payments, total: answer.total };
                }}
                csvOf={(payments) => paymentsCsv(payments, role, linkTo)}
              />
            </PaymentTools>
            <Text pb="3" color="fg.muted" role="status">
              {summaryOf(found)}
            </Text>
            {found.payments.length === 0 ? (
              <NothingFound total={found.total} address={address} />
            ) : isNarrow ? (
              <PaymentCards payments={found.payments} role={role} />
            ) : (
              <PaymentTable role={role} payments={found.payments} address={address} />
            )}
            <Pages page={search.page} size={Number(search.size)} total={found.total} />
          </Box>
        )}
      </ReadGate>
    </>
  );
}
