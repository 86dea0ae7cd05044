import { Text } from '@chakra-ui/react';
import { gstText, money } from '../lib/format.ts';

interface WithGstProps {
  dollars: number;
  /** Whether the amount is what its screen is about. */
  isMain?: boolean;
}

/** A requested or paid amount, with its GST and total. */
export const WithGst = ({ dollars, isMain = false }: WithGstProps) => (
  <>
    {isMain ? (
      <Text as="span" textStyle="figure">
        {money(dollars)}
      </Text>
    ) : (
      money(dollars)
    )}{' '}
    Excl. GST
    <Text as="span" display="block" textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums">
      {gstText(dollars)}
    </Text>
  </>
);
