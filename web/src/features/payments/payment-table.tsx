import { chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { type PaymentSort, usualPaymentOrder } from '#shared/domain/search/own-payments.ts';
import { Cell, Head, SortHead, TableFrame } from '../../components/lists/sorted-table.tsx';
import type { ListAddress } from '../../lib/use-list-address.ts';
import { type PaymentSearch, usualSort } from './payment-address.ts';
import { keyOf, PaymentActions, PaymentName, PaymentState } from './payment-parts.tsx';
import { dueIn, moneyIn, otherSide, type PaymentView } from './payment-words.ts';

/** The payments as a table, for a desk. */

const Figure = chakra(Cell, { base: { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });

interface SortedByProps {
  by: PaymentSort;
  address: ListAddress<PaymentSearch>;
  children: ReactNode;
}

function SortedBy({ by, address: { search, change }, children }: SortedByProps) {
  return (
    <SortHead
      order={search.sort === by ? search.order : null}
      first={usualPaymentOrder[by]}
      onSort={(next) => change({ sort: `${by}.${next}` === usualSort ? '' : `${by}.${next}` })}
    >
      {children}
    </SortHead>
  );
}

interface PaymentTableProps {
  role: Role;
  payments: readonly PaymentView[];
  address: ListAddress<PaymentSearch>;
}

export const PaymentTable = ({ role, payments, address }: PaymentTableProps) => (
  <TableFrame label="Payments">
    <thead>
      <tr>
        <SortedBy by="title" address={address}>
          Job
        </SortedBy>
        <SortedBy by="party" address={address}>
          {otherSide[role]}
        </SortedBy>
        <SortedBy by="date" address={address}>
          Payment
        </SortedBy>
        <SortedBy by="due" address={address}>
          Due
        </SortedBy>
        <SortedBy by="amount" address={address}>
          Ex GST
        </SortedBy>
        <Head scope="col" textAlign="end">
          GST
        </Head>
        <Head scope="col" textAlign="end">
          Total
        </Head>
        <Head scope="col">
          <VisuallyHidden>Next step and remittance</VisuallyHidden>
        </Head>
      </tr>
    </thead>
    <tbody>
      {payments.map((payment) => (
        <chakra.tr key={keyOf(payment)} _hover={{ bg: 'bg.subtle' }}>
          <Cell minWidth="14rem">
            <PaymentName payment={payment} />
          </Cell>
          <Cell overflowWrap="anywhere">{payment.otherParty || '—'}</Cell>
          <Cell minWidth="11rem">
            <PaymentState payment={payment} role={role} />
          </Cell>
          <Cell whiteSpace="nowrap">{dueIn(payment)}</Cell>
          <Figure>{moneyIn(payment.amountExGst)}</Figure>
          <Figure color="fg.muted">{moneyIn(payment.gst)}</Figure>
          <Figure fontWeight="650">{moneyIn(payment.amountWithGst)}</Figure>
          <Cell>
            <HStack gap="2" wrap="wrap">
              <PaymentActions payment={payment} role={role} size="sm" />
            </HStack>
          </Cell>
        </chakra.tr>
      ))}
    </tbody>
  </TableFrame>
);
