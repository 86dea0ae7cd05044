import { Badge, HStack } from '@chakra-ui/react';
import type { Accreditation } from '#shared/domain/jobs/job.ts';

/** Shows each accreditation that a job requires as a badge. */
export const Accreditations = ({ of }: { of: readonly Accreditation[] }) => (
  <HStack wrap="wrap" gap="1.5">
    {of.map((licence) => (
      <Badge key={licence} colorPalette="sun" variant="subtle">
        {licence}
      </Badge>
    ))}
  </HStack>
);
