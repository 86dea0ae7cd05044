import { Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useController } from 'react-hook-form';
import * as z from 'zod';
import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { UploadTile } from './upload-tile.tsx';

const schema = z.object({ document: z.string() });

/** The values of a form that approves a payment. A payment cannot be approved until its remittance advice is uploaded. */
export type RemittanceValues = { document: string | null };
export type SentRemittance = z.output<typeof schema>;

export const remittanceForm = {
  name: 'approvePayment',
  restores: 'at once',
  resolver: zodResolver(schema) as Resolver<RemittanceValues, unknown, SentRemittance>,
  initial: { document: null },
} as const;

/** The upload of a remittance advice, in a form with `RemittanceValues`. */
export function RemittanceField() {
  const { field } = useController<RemittanceValues, 'document'>({ name: 'document' });
  return (
    <>
      <UploadTile
        label="Remittance advice"
        accept="document"
        maxBytes={uploadLimits.remittance}
        value={field.value}
        onChange={field.onChange}
        required
      />
      {field.value === null && (
        <Text textStyle="note" color="fg.muted">
          Please upload a remittance document before approving payment
        </Text>
      )}
    </>
  );
}
