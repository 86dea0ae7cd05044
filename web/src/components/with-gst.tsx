import { Text } from '@chakra-ui/react';
import { gstText, money, sumsToPay } from '../lib/format.ts';
import type { FactLine } from './facts.tsx';

/** A requested or paid amount, with its GST and total. */
export const WithGst = ({ dollars }: { dollars: number }) => (
  <>
    {money(dollars)} Excl. GST
    <Text as="span" display="block" textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums">
      {gstText(dollars)}
    </Text>
  </>
);

const Figure = ({ amount, about }: { amount: string; about: string }) => (
  <>
    <Text as="span" display="block" textStyle="figure">
      {amount}
    </Text>{' '}
    <Text as="span" textStyle="note" fontVariantNumeric="tabular-nums">
      {about}
    </Text>
  </>
);

/** Returns what was requested and what to transfer, for one or more payments. These are the largest texts of their sheet. */
export function amountsToPay(amountsExGst: readonly number[]): FactLine[] {
  const { exGst, gst, total } = sumsToPay(amountsExGst);
  return [
    [
      amountsExGst.length > 1 ? 'Requested amounts' : 'Requested amount',
      <Figure key="requested" amount={exGst} about="Excl. GST" />,
    ],
    ['Total to pay', <Figure key="total" amount={total} about={`Includes GST ${gst}`} />],
  ];
}
