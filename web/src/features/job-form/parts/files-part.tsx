import { SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { LostPart } from '#web/src/components/lost.tsx';
import { lazy } from '#web/src/lib/lazy.tsx';
import { whenIdle } from '#web/src/lib/when-idle.ts';
import type { JobValues } from '../values/job-values.ts';
import { slotsFor } from '../values/photo-slots.ts';
import { FormPart } from './form-part.tsx';

const FilesFields = lazy(
  whenIdle(() => import('./files-fields.tsx')),
  LostPart,
);

const WaitingField = ({ label, height }: { label: string; height: string | object }) => (
  <Stack gap="1.5">
    <Text textStyle="sm" fontWeight="500">
      {label}
    </Text>
    <Skeleton height={height} />
  </Stack>
);

/** As high as an empty form's fields will be, so that the parts below stay where they are. */
function Waiting() {
  const { watch } = useFormContext<JobValues>();
  const [jobType, connectionType] = watch(['jobType', 'connectionType']);
  return (
    <Stack gap="6" role="status" aria-label="Loading...">
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="5" rowGap="7">
        {slotsFor(jobType).map(({ name, label, noteLabel }) => (
          <Stack key={name} gap="4">
            <WaitingField label={label} height={{ base: '24', sm: '20' }} />
            <WaitingField label={noteLabel} height="4.625rem" />
          </Stack>
        ))}
      </SimpleGrid>
      <Skeleton height={{ base: '10.5rem', sm: '8.25rem' }} />
      {connectionType !== 'Off-Grid' && <Skeleton height={{ base: '13.25rem', sm: '6.625rem' }} />}
    </Stack>
  );
}

/** What sends files is a tenth of the form's script, and stands in the form's middle. So it loads once the form is there. */
export const FilesPart = () => (
  <FormPart
    id="files"
    number={3}
    title="Photos & documents"
    text="You need the photos marked with an asterisk to post the job."
  >
    <Suspense fallback={<Waiting />}>
      <FilesFields />
    </Suspense>
  </FormPart>
);
