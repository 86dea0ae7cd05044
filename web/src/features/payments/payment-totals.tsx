import { Box, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Role } from '#shared/domain/jobs/job.ts';
import { type PaymentStage, paymentStages } from '#shared/domain/search/own-payments.ts';
import { counted } from '../../lib/format.ts';
import type { ListAddress } from '../../lib/use-list-address.ts';
import type { PaymentSearch } from './payment-address.ts';
import { type PaymentsFound, stageNames, sumIn, type TotalView } from './payment-words.ts';

const Choice = chakra(Link, {
  base: {
    display: 'block',
    px: '4',
    py: { base: '2', md: '3' },
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    _hover: { borderColor: 'border.emphasized' },
    '&[aria-current]': { borderColor: 'sea.solid', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-sea-solid)' },
  },
});

interface StageTotalProps {
  name: string;
  total: TotalView;
  overdue: TotalView | null;
  to: string;
  isShown: boolean;
}

const StageTotal = ({ name, total, overdue, to, isShown }: StageTotalProps) => (
  <Choice to={to} preventScrollReset aria-current={isShown ? 'true' : undefined}>
    <HStack justify="space-between" columnGap="3" rowGap="0" align="baseline" wrap="wrap">
      <Text fontWeight="600">{name}</Text>
      <Text fontVariantNumeric="tabular-nums">
        <b>{sumIn(total, total.amountExGst)}</b> ex GST
      </Text>
    </HStack>
    <HStack justify="space-between" columnGap="3" rowGap="0" wrap="wrap" color="fg.muted">
      <Text textStyle="note">{counted(total.count, 'payment', 'payments')}</Text>
      <Text textStyle="note" fontVariantNumeric="tabular-nums">
        GST {sumIn(total, total.gst)}, total {sumIn(total, total.amountWithGst)}
      </Text>
    </HStack>
    {overdue && overdue.count > 0 && (
      <Text textStyle="note" color="fg.error" fontWeight="600">
        {overdue.count} overdue, total {sumIn(overdue, overdue.amountWithGst)}
      </Text>
    )}
    {total.unknown > 0 && <Text textStyle="note">{counted(total.unknown, 'amount is', 'amounts are')} not known.</Text>}
  </Choice>
);

interface PaymentTotalsProps {
  role: Role;
  totals: PaymentsFound['totals'];
  address: ListAddress<PaymentSearch>;
}

/** The total of each stage. A press shows only that stage, and a second press all stages. */
export function PaymentTotals({ role, totals, address: { address, search } }: PaymentTotalsProps) {
  const toStage = (stage: PaymentStage): string => {
    const after = new URLSearchParams(address);
    after.delete('page');
    if (search.stage === stage) after.delete('stage');
    else after.set('stage', stage);
    return `?${after}`;
  };
  return (
    <Box as="nav" aria-label="Payments by stage" pb="4">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '2', md: '3' }}>
        {paymentStages.map((stage) => (
          <StageTotal
            key={stage}
            name={stageNames[role][stage]}
            total={totals[stage]}
            overdue={stage === 'requested' ? totals.overdue : null}
            to={toStage(stage)}
            isShown={search.stage === stage}
          />
        ))}
      </SimpleGrid>
    </Box>
  );
}
