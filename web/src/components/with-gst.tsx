import { Text } from '@chakra-ui/react';
import { gstAndTotal, gstText, money } from '../lib/format.ts';
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

/** Returns the amount to approve and the amount to transfer, which are the largest texts of their sheet. */
export function amountsToPay(dollars: number): FactLine[] {
  const { gst, total } = gstAndTotal(dollars);
  return [
    ['Requested amount', <Figure key="requested" amount={money(dollars)} about="Excl. GST" />],
    ['Total to pay', <Figure key="total" amount={total} about={`Includes GST ${gst}`} />],
  ];
}
