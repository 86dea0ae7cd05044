import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { Building2, CalendarDays } from 'lucide-react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { Fact } from '../../components/job-facts.tsx';
import { listBody, listRow } from '../../components/lists/list-look.ts';
import { keyOf, PaymentActions, PaymentBadges, PaymentName } from './payment-parts.tsx';
import { ageOf, dueIn, moneyIn, type PaymentView } from './payment-words.ts';

/** The payments one below the other, for a phone. */

const PaymentCard = ({ payment, role }: { payment: PaymentView; role: Role }) => (
  <Stack as="li" {...listRow} alignItems="stretch" gap="2">
    <HStack align="start" gap="3" justify="space-between">
      <Box flex="1" minWidth="0">
        <PaymentName payment={payment} />
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        <Text fontWeight="650" whiteSpace="nowrap">
          {moneyIn(payment.amountExGst)}
        </Text>
        <Text textStyle="note" color="fg.muted">
          ex GST
        </Text>
      </Box>
    </HStack>
    <Text textStyle="note" color="fg.muted" fontVariantNumeric="tabular-nums">
      GST {moneyIn(payment.gst)}, total {moneyIn(payment.amountWithGst)}
    </Text>
    <Box>
      <PaymentBadges payment={payment} role={role} />
      <Text textStyle="note" color="fg.muted" mt="1">
        {ageOf(payment)}
      </Text>
    </Box>
    <HStack columnGap="4" rowGap="1" wrap="wrap">
      {payment.otherParty && <Fact icon={Building2} text={payment.otherParty} />}
      {payment.stage === 'requested' && payment.dueDate && <Fact icon={CalendarDays} text={`Due ${dueIn(payment)}`} />}
    </HStack>
    <HStack gap="2" wrap="wrap" _empty={{ display: 'none' }}>
      <PaymentActions payment={payment} role={role} />
    </HStack>
  </Stack>
);

export const PaymentCards = ({ payments, role }: { payments: readonly PaymentView[]; role: Role }) => (
  <Stack as="ul" {...listBody} aria-label="Payments">
    {payments.map((payment) => (
      <PaymentCard key={keyOf(payment)} payment={payment} role={role} />
    ))}
  </Stack>
);
