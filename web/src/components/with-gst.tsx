import { Text } from '@chakra-ui/react';
import { gstText, money } from '../lib/format.ts';

/** A requested or paid amount, with its GST and total. */
export const WithGst = ({ dollars }: { dollars: number }) => (
  <>
    {money(dollars)} Excl. GST
    <Text as="span" display="block" textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums">
      {gstText(dollars)}
    </Text>
  </>
);
