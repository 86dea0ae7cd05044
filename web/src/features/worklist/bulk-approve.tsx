import { Box, Button, HStack, Stack, Link as StyledLink, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { hrefTo, paths } from '#shared/pages.ts';
import { OutcomeList } from '../../components/bulk/outcome-list.tsx';
import { useBulk } from '../../components/bulk/use-bulk.ts';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { Facts } from '../../components/facts.tsx';
import { Tick } from '../../components/fields/tick.tsx';
import {
  RemittanceField,
  type RemittanceValues,
  remittanceForm,
  type SentRemittance,
} from '../../components/file-upload/remittance-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { JobLead, jobName, leadOf } from '../../components/job-facts.tsx';
import { innerRow } from '../../components/lists/list-look.ts';
import { amountsToPay } from '../../components/with-gst.tsx';
import { differenceText } from '../../lib/difference-text.ts';
import { counted, money } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { type InstallerPayments, isAsAgreed, type RequestedRow } from './payments-by-installer.ts';

const paymentsIn = (count: number): string => counted(count, 'payment', 'payments');

interface ChoiceProps {
  row: RequestedRow;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A payment to include. Its evidence opens in a new tab, so that the dialog keeps the choice. */
const Choice = ({ row: { job, requestedExGst }, isChosen, onChoose }: ChoiceProps) => {
  const difference = differenceText(requestedExGst, job.priceExGst);
  return (
    <HStack as="li" {...innerRow} align="start" justify="space-between" gap="3">
      <Tick checked={isChosen} onTick={onChoose} fontWeight="600">
        <JobLead job={job} />
      </Tick>
      <Stack gap="0.5" align="end" flexShrink="0">
        <Text fontVariantNumeric="tabular-nums">{money(requestedExGst)}</Text>
        {difference && (
          <Text textStyle="note" color="fg.warning" fontVariantNumeric="tabular-nums">
            {difference} from the agreed price
          </Text>
        )}
        <StyledLink
          href={hrefTo(paths.job, { id: job.id })}
          target="_blank"
          rel="noopener"
          textStyle="note"
          minHeight="6"
          aria-label={`See the work: ${leadOf(job)} (new tab)`}
        >
          See the work
        </StyledLink>
      </Stack>
    </HStack>
  );
};

interface BulkApproveProps {
  payments: InstallerPayments;
  onClose: () => void;
}

/**
 * Approves several payments to one installer with one remittance advice. A payment that differs from the agreed price is not
 * chosen at first, because only its own dialog shows the reason.
 */
export function BulkApprove({ payments: { installerId, companyName, rows }, onClose }: BulkApproveProps) {
  const id = useId();
  const bulk = useBulk('approvePayment');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(
    () => new Set(rows.filter((row) => !isAsAgreed(row)).map(({ job }) => job.id)),
  );
  const chosen = rows.filter(({ job }) => !excluded.has(job.id));
  const kept = useKeptForm<RemittanceValues, SentRemittance>({
    ...remittanceForm,
    about: `several ${installerId}`,
    send: async ({ document }) => {
      const amounts = new Map(chosen.map(({ job, requestedExGst }) => [job.id, requestedExGst]));
      const outcomes = await bulk.run(
        chosen.map(({ job }) => ({ id: job.id, title: jobName(job) })),
        ({ id: jobId }) => ({ remittanceUrl: document, requestedAmount: amounts.get(jobId) }),
      );
      if (outcomes.some(({ state }) => state !== 'done')) return;
      notify.success(`${paymentsIn(outcomes.length)} approved`);
      onClose();
    },
  });
  const choose = (jobId: string, isChosen: boolean) =>
    setExcluded((before) => new Set(isChosen ? [...before].filter((each) => each !== jobId) : [...before, jobId]));
  const isOver = bulk.outcomes.length > 0;
  const count = paymentsIn(chosen.length);
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      isAtSide
      size="lg"
      title={isOver ? 'Approved payments' : `Approve ${count}`}
      text={`To ${companyName}`}
      footer={
        isOver ? (
          <Button size="lg" onClick={onClose}>
            Close
          </Button>
        ) : (
          <ConfirmFooter
            label={`Approve ${count}`}
            form={id}
            isPending={bulk.isPending}
            isDisabled={chosen.length === 0 || kept.form.watch('document') === null || kept.uploads.unsent.length > 0}
            onCancel={onClose}
          />
        )
      }
    >
      {isOver ? (
        <OutcomeList
          outcomes={bulk.outcomes}
          done="approved"
          isPending={bulk.isPending}
          onTryRest={() => void bulk.runRest().catch(() => undefined)}
        />
      ) : (
        <FormFrame of={kept} id={id} gap="5">
          <Stack as="ul" gap="0" listStyleType="none" aria-label="Payments">
            {rows.map((row) => (
              <Choice
                key={row.job.id}
                row={row}
                isChosen={!excluded.has(row.job.id)}
                onChoose={(isChosen) => choose(row.job.id, isChosen)}
              />
            ))}
          </Stack>
          <Box role="status">
            <Facts of={amountsToPay(chosen.map(({ requestedExGst }) => requestedExGst))} />
          </Box>
          <RemittanceField />
        </FormFrame>
      )}
    </DialogFrame>
  );
}
