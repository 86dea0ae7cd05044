import { Alert } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/src/components/fields/number-field.tsx';
import type { JobValues } from '../values/job-values.ts';
import { Pair } from './form-part.tsx';
import { TickField } from './tick-field.tsx';

/** Asks for the network's export limit. An off-grid system has none, so a note says that it needs no approval either. */
export function GridConnection({ isOnGrid }: { isOnGrid: boolean }) {
  const { watch } = useFormContext<JobValues>();
  if (!isOnGrid)
    return (
      <Alert.Root status="info" borderRadius="md">
        <Alert.Indicator />
        <Alert.Title fontWeight="500">Off-grid systems need no network pre-approval.</Alert.Title>
      </Alert.Root>
    );
  return (
    <>
      <TickField name="hasExportLimit" label="The network sets an export limit" />
      {watch('hasExportLimit') && (
        <Pair>
          <NumberField<JobValues> name="exportLimitKw" label="Export limit" required end="kW" />
        </Pair>
      )}
    </>
  );
}
