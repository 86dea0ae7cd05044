import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { uploadLimits } from '#shared/domain/uploads.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { RunningUploadsProvider, useRunningUploads } from '../../../components/file-upload/running-uploads.tsx';
import { UploadTile } from '../../../components/file-upload/upload-tile.tsx';
import { money } from '../../../lib/format.ts';
import { ConfirmFooter } from '../screen/confirm-footer.tsx';
import { Facts } from '../screen/facts.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { differenceText, usePayment } from './payment-section.tsx';

export function ApproveDialog() {
  const { job, dialog, close } = useJobScreen();
  const [document, setDocument] = useState<string | null>(null);
  const uploads = useRunningUploads();
  const payment = usePayment().data?.payment;
  const approve = useJobWrite('approvePayment', {
    done: 'Payment approved',
    failed: 'Failed to approve payment',
    fallback: 'Unable to approve payment.',
  });
  const leave = () => {
    setDocument(null);
    close();
  };
  if (!payment) return null;
  const { requestedAmount, originalAmount, changeDescription } = payment;
  return (
    <DialogFrame
      isOpen={dialog?.name === 'approvePayment'}
      onClose={leave}
      title="Approve Payment"
      text={`To ${job.assignedInstaller?.companyName || 'the installer'}`}
      footer={
        <ConfirmFooter
          label="Approve Payment"
          isPending={approve.isPending}
          isDisabled={document === null || uploads.isRunning}
          onCancel={leave}
          onConfirm={() =>
            document &&
            approve.mutate(
              { params: { id: job.id }, body: { remittanceUrl: document, requestedAmount } },
              { onSuccess: leave },
            )
          }
        />
      }
    >
      <Stack gap="5">
        <Facts
          of={[
            ['Requested amount', `${money(requestedAmount)} Excl. GST`],
            ['Original price', `${money(originalAmount)} Excl. GST`],
            ['Difference', differenceText(requestedAmount, originalAmount)],
            ['What changed', changeDescription],
          ]}
        />
        <RunningUploadsProvider uploads={uploads}>
          <UploadTile
            label="Remittance document"
            accept="document"
            maxBytes={uploadLimits.remittance}
            value={document}
            onChange={setDocument}
            required
          />
        </RunningUploadsProvider>
        {document === null && (
          <Text textStyle="note" color="fg.muted">
            Please upload a remittance document before approving payment
          </Text>
        )}
      </Stack>
    </DialogFrame>
  );
}
