import { Box, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { paymentStages } from '#shared/domain/search/own-payments.ts';
import { counted } from '../../lib/format.ts';
import type { ListAddress } from '../../lib/use-list-address.ts';
import type { PaymentSearch } from './payment-address.ts';
import { type PaymentsFound, stageNames, sumIn, type TotalView } from './payment-words.ts';

const Choice = chakra('button', {
  base: {
    textAlign: 'start',
    cursor: 'pointer',
    px: { base: '2', md: '4' },
    py: { base: '2', md: '3' },
    fontSize: { base: 'sm', md: 'md' },
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    _hover: { borderColor: 'border.emphasized' },
    '&[aria-pressed=true]': {
      bg: 'bg.muted',
      borderColor: 'sea.solid',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-sea-solid)',
    },
  },
});

interface StageTotalProps {
  name: string;
  total: TotalView;
  overdue: TotalView | null;
  isShown: boolean;
  onPress: () => void;
}

const StageTotal = ({ name, total, overdue, isShown, onPress }: StageTotalProps) => (
  <Choice type="button" aria-pressed={isShown} onClick={onPress}>
    <HStack as="span" justify="space-between" columnGap="3" rowGap="0" align="baseline" wrap="wrap">
      <Text as="span" fontWeight="600">
        {name}
      </Text>
      <Text as="span" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
        <b>{sumIn(total, total.amountExGst)}</b> ex GST
      </Text>
    </HStack>
    <HStack as="span" justify="space-between" columnGap="3" rowGap="0" wrap="wrap" color="fg.muted" hideBelow="md">
      <Text as="span" textStyle="note">
        {counted(total.count, 'payment', 'payments')}
      </Text>
      <Text as="span" textStyle="note" fontVariantNumeric="tabular-nums">
        GST {sumIn(total, total.gst)}, total {sumIn(total, total.amountWithGst)}
      </Text>
    </HStack>
    {overdue && overdue.count > 0 && (
      <Text as="span" display="block" textStyle="note" color="fg.error" fontWeight="600">
        {overdue.count} overdue
        <Box as="span" hideBelow="md">
          , total {sumIn(overdue, overdue.amountWithGst)}
        </Box>
      </Text>
    )}
    {total.unknown > 0 && (
      <Text as="span" display="block" textStyle="note">
        {counted(total.unknown, 'amount is', 'amounts are')} not known.
      </Text>
    )}
  </Choice>
);

interface PaymentTotalsProps {
  role: Role;
  totals: PaymentsFound['totals'];
  address: ListAddress<PaymentSearch>;
}

/**
 * The total of each stage. A press shows only that stage, and a second press all stages. A phone leaves out the GST and the number
 * of payments, so that the first payment with its button is on the first screen.
 */
export const PaymentTotals = ({ role, totals, address: { search, change } }: PaymentTotalsProps) => (
  <SimpleGrid role="group" aria-label="Payments by stage" columns={3} gap={{ base: '1.5', md: '3' }} pb="4">
    {paymentStages.map((stage) => (
      <StageTotal
        key={stage}
        name={stageNames[role][stage]}
        total={totals[stage]}
        overdue={stage === 'requested' ? totals.overdue : null}
        isShown={search.stage === stage}
        onPress={() => change({ stage: search.stage === stage ? '' : stage })}
      />
    ))}
  </SimpleGrid>
);
