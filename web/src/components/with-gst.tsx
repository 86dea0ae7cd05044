import { Text } from '@chakra-ui/react';
import { gstText, money } from '../lib/format.ts';

/** An amount that is asked for or paid, with what GST adds and what that comes to. */
export const WithGst = ({ dollars }: { dollars: number }) => (
  <>
    {money(dollars)} Excl. GST
    <Text as="span" display="block" textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums">
      {gstText(dollars)}
    </Text>
  </>
);
