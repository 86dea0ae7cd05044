import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { workOf } from '#shared/domain/accounts/work-of-rank.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { isOwnStep } from '#shared/domain/search/own-payments.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { ColumnMenu } from '../../components/lists/column-menu.tsx';
import { CsvButton } from '../../components/lists/csv-button.tsx';
import { FirstStep, NothingFound, RowSkeletons } from '../../components/lists/list-states.tsx';
import { Pages } from '../../components/lists/pages.tsx';
import { useTableColumns } from '../../components/lists/table-columns.ts';
import { PageHead } from '../../components/page-head.tsx';
import { SwitchboardPicture } from '../../components/pictures/switchboard-picture.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { worklistAt } from '../../components/worklist/work-words.ts';
import { counted } from '../../lib/format.ts';
import { readAllPages } from '../../lib/read-all.ts';
import { api } from '../../lib/server/api.ts';
import { shownPerson } from '../../lib/server/person.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { narrowing, queryOf, searchIn } from './payment-address.ts';
import { PaymentCards } from './payment-cards.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { PaymentTable } from './payment-table.tsx';
import { PaymentTools } from './payment-tools.tsx';
import { PaymentTotals } from './payment-totals.tsx';
import type { PaymentsFound, PaymentView } from './payment-words.ts';
import { paymentsCsv } from './payments-csv.ts';

const firstSteps = {
  retailer: {
    text: 'Payments appear here once an installer completes one of your jobs.',
    action: { to: paths.myJobs, label: 'My Jobs' },
  },
  installer: {
    text: 'Payments appear here once you complete a job.',
    action: { to: paths.dashboard, label: 'Dashboard' },
  },
} as const satisfies Record<Role, { text: string; action: { to: string; label: string } }>;

/** The sentences below the title say where payments go. The specification fixes the title, but SunCrew holds no money. */
const intros = {
  retailer: 'The payments for your completed jobs. You pay each installer directly.',
  installer: 'The payments for your completed jobs. Each retailer pays you directly.',
} as const satisfies Record<Role, string>;

const columnsOf = { retailer: paymentColumns('retailer'), installer: paymentColumns('installer') };

const summaryOf = ({ total, all }: PaymentsFound): string =>
  `${total === all ? '' : `${total} of `}${counted(all, 'payment', 'payments')}`;

/** Tells whether several payments to one installer wait, which the retailer can approve together. */
function hasSeveralToApprove(payments: readonly PaymentView[]): boolean {
  const payees = payments
    .filter((payment) => payment.stage === 'requested' && isOwnStep(payment, 'retailer'))
    .map(({ otherParty }) => otherParty);
  return new Set(payees).size < payees.length;
}

const linkTo = (id: string): string => `${window.location.origin}${hrefTo(paths.job, { id })}`;

/** The payments of a person's finished jobs: to request, requested or paid. */
export function Payments() {
  const { role, person } = useUser();
  const mayApprove = workOf(role, person.rank).some((kind) => kind === 'approvals');
  const address = useListAddress(searchIn, narrowing);
  const { search } = address;
  const isNarrow = useIsNarrow();
  const columns = useTableColumns('payments', columnsOf[role]);
  const list = useRead('listOwnPayments', queryOf(search), {
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
  return (
    <>
      <PageHead isDense title="Payments & Escrow" text={intros[role]} />
      <ReadGate
        of={list}
        waiting={<RowSkeletons height={{ base: '28', lg: '10' }} />}
        empty={{
          when: ({ all }) => all === 0,
          show: <FirstStep title="No payments yet" picture={<SwitchboardPicture />} step={firstSteps[role]} />,
        }}
      >
        {(found) => (
          <Box aria-busy={list.isPlaceholderData}>
            <PaymentTotals role={role} totals={found.totals} address={address} />
            <PaymentTools role={role} address={address} otherParties={found.otherParties}>
              <CsvButton
                names={['payment', 'payments']}
                readAll={() =>
                  readAllPages(async (page, size) => {
                    const { query } = queryOf({ ...search, page, size: String(size) });
                    const answer = await api.call('listOwnPayments', { query, person: shownPerson() } as never);
                    return { rows: answer.payments, total: answer.total };
                  })
                }
                csvOf={(payments) => paymentsCsv(payments, role, linkTo)}
              />
              {!isNarrow && <ColumnMenu of={columns} />}
            </PaymentTools>
            <HStack justify="space-between" gap="3" pb={{ base: '3', lg: '2' }}>
              <Text color="fg.muted" role="status">
                {summaryOf(found)}
              </Text>
              {mayApprove && hasSeveralToApprove(found.payments) && (
                <Button asChild variant="outline" size="sm" minHeight={{ base: '12', md: '9' }}>
                  <Link to={worklistAt('approvals')}>Approve several together</Link>
                </Button>
              )}
            </HStack>
            {found.payments.length === 0 ? (
              <NothingFound title="No payments match your search" total={found.total} address={address} />
            ) : isNarrow ? (
              <PaymentCards payments={found.payments} role={role} />
            ) : (
              <PaymentTable role={role} payments={found.payments} columns={columns.shown} address={address} />
            )}
            <Pages page={search.page} size={Number(search.size)} total={found.total} />
          </Box>
        )}
      </ReadGate>
    </>
  );
}
