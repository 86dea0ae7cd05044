import { addresses } from 'virtual:addresses';
import { Badge, Button, HStack, Link as StyledLink, Text, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert, CircleDollarSign, Download, FileClock, Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { urlOf } from '#shared/api/client.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { PaymentStage } from '#shared/domain/search/own-payments.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { inOneLine, JobLead, JobRowLead, jobName, restOf } from '../../components/job-facts.tsx';
import { RowDialogButton } from '../../components/row-dialogs/row-dialog-button.tsx';
import { type PaymentView, stageNames, stepDialogs, stepOf } from './payment-words.ts';

/** The facts of a payment that a row of the table and a card show. */

interface PartProps {
  payment: PaymentView;
  role: Role;
}

/** Returns a key for a payment. The job's id is not enough, because earlier installers of the job may have payments too. */
export const keyOf = ({ id, stage, paidOn, amountExGst, remittanceUrl }: PaymentView): string =>
  [id, stage, paidOn, amountExGst, remittanceUrl].join(' ');

export function PaymentName({ payment, isOneLine = false }: { payment: PaymentView; isOneLine?: boolean }) {
  // The preview beside the table shows the street, so the row leaves it out if the suburb is known.
  const inRow = { ...payment, address: payment.suburb ? '' : payment.address };
  const lead = isOneLine ? <JobRowLead job={inRow} /> : <JobLead job={payment} also={restOf(payment)} />;
  const look = isOneLine ? inOneLine : ({ overflowWrap: 'anywhere' } as const);
  return payment.isRecord ? (
    <Text as="span" fontWeight="650" {...look}>
      {lead}
    </Text>
  ) : (
    <StyledLink asChild fontWeight="650" {...look}>
      <Link to={hrefTo(paths.job, { id: payment.id })}>{lead}</Link>
    </StyledLink>
  );
}

const looks: Record<PaymentStage, { palette: string; icon: typeof Hourglass }> = {
  toRequest: { palette: 'gray', icon: FileClock },
  requested: { palette: 'orange', icon: Hourglass },
  paid: { palette: 'green', icon: CircleDollarSign },
};

interface BadgesProps {
  payment: Pick<PaymentView, 'stage' | 'isOverdue'>;
  role: Role;
  isOneLine?: boolean;
}

/** The stage of a payment, and whether it is overdue. In one line, "Overdue" replaces the stage, which the next column says. */
export function PaymentBadges({ payment, role, isOneLine = false }: BadgesProps) {
  const { palette, icon: Icon } = looks[payment.stage];
  const isStageHidden = isOneLine && payment.isOverdue;
  return (
    <HStack as="span" gap="1.5" wrap={{ base: 'wrap', lg: 'nowrap' }}>
      {!isStageHidden && (
        <Badge colorPalette={palette} variant="subtle" size="md">
          <Icon size={14} aria-hidden /> {stageNames[role][payment.stage]}
        </Badge>
      )}
      {payment.isOverdue && (
        <Badge colorPalette="red" variant="subtle" size="md">
          <CircleAlert size={14} aria-hidden /> Overdue
        </Badge>
      )}
    </HStack>
  );
}

/** Two small lines, which fit into the height of a row. */
const waitInRow = {
  textStyle: 'label',
  fontWeight: '400',
  lineHeight: '1.2',
  whiteSpace: 'normal',
  textAlign: 'end',
} as const;

/** The next step, which is a button or the step of the other party, and the link to the remittance advice. */
export function PaymentActions({ payment, role, isOneLine = false }: PartProps & { isOneLine?: boolean }) {
  const step = stepOf(payment, role);
  const about = <VisuallyHidden>: {jobName(payment)}</VisuallyHidden>;
  const look = isOneLine ? ({ size: 'xs' } as const) : ({ size: 'lg' } as const);
  return (
    <>
      {payment.hasRemittance && (
        <Button asChild {...look} variant="outline">
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
      {step?.does === 'dialog' && (
        <RowDialogButton {...look} row={keyOf(payment)} jobId={payment.id} name={stepDialogs[role]}>
          {step.text}
          {about}
        </RowDialogButton>
      )}
      {step?.does === 'job' && (
        <Button asChild {...look}>
          <Link to={hrefTo(paths.job, { id: payment.id })}>
            {step.text}
            {about}
          </Link>
        </Button>
      )}
      {step?.does === 'wait' && (
        <Text {...(isOneLine ? waitInRow : { textStyle: 'note' })} color="fg.muted">
          {step.text}
        </Text>
      )}
    </>
  );
}
