import { addresses } from 'virtual:addresses';
import { Badge, Button, HStack, Link as StyledLink, Text, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert, CircleDollarSign, Download, FileClock, Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { urlOf } from '#shared/api/client.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { PaymentStage } from '#shared/domain/search/own-payments.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { JobLead, jobName, restOf } from '../../components/job-facts.tsx';
import { ageOf, type PaymentView, stageNames, stepOf } from './payment-words.ts';

/** What a row of the table and a card show of a payment. */

interface PartProps {
  payment: PaymentView;
  role: Role;
}

/** A job may have several: that of its installer, and those of installers before. */
export const keyOf = ({ id, stage, paidOn, amountExGst, remittanceUrl }: PaymentView): string =>
  [id, stage, paidOn, amountExGst, remittanceUrl].join(' ');

export const PaymentName = ({ payment }: { payment: PaymentView }) =>
  payment.isRecord ? (
    <Text fontWeight="650" overflowWrap="anywhere">
      <JobLead job={payment} also={restOf(payment)} />
    </Text>
  ) : (
    <StyledLink asChild fontWeight="650" overflowWrap="anywhere">
      <Link to={hrefTo(paths.job, { id: payment.id })}>
        <JobLead job={payment} also={restOf(payment)} />
      </Link>
    </StyledLink>
  );

const looks: Record<PaymentStage, { palette: string; icon: typeof Hourglass }> = {
  toRequest: { palette: 'gray', icon: FileClock },
  requested: { palette: 'orange', icon: Hourglass },
  paid: { palette: 'green', icon: CircleDollarSign },
};

export function PaymentState({ payment, role }: PartProps) {
  const { palette, icon: Icon } = looks[payment.stage];
  return (
    <>
      <HStack gap="1.5" wrap="wrap">
        <Badge colorPalette={palette} variant="subtle" size="md">
          <Icon size={14} aria-hidden /> {stageNames[role][payment.stage]}
        </Badge>
        {payment.isOverdue && (
          <Badge colorPalette="red" variant="subtle" size="md">
            <CircleAlert size={14} aria-hidden /> Overdue
          </Badge>
        )}
      </HStack>
      <Text textStyle="note" color="fg.muted" mt="1">
        {ageOf(payment)}
      </Text>
      {payment.stage === 'requested' && payment.jobStatus === 'in_progress' && (
        <Text textStyle="note">The work was sent back first.</Text>
      )}
    </>
  );
}

/** The next step, which is on the page of the job, and the remittance. */
export function PaymentActions({ payment, role, size }: PartProps & { size: 'sm' | 'lg' }) {
  const step = stepOf(payment, role);
  const about = <VisuallyHidden>: {jobName(payment)}</VisuallyHidden>;
  return (
    <>
      {step && (
        <Button asChild size={size}>
          <Link to={hrefTo(paths.job, { id: payment.id })}>
            {step}
            {about}
          </Link>
        </Button>
      )}
      {payment.hasRemittance && (
        <Button asChild size={size} variant="outline">
          <a
            href={payment.remittanceUrl ?? urlOf(addresses.getRemittance, { params: { id: payment.id } })}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Download size={16} aria-hidden /> Remittance
            {about}
          </a>
        </Button>
      )}
    </>
  );
}
