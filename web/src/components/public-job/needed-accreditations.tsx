import { Badge } from '@chakra-ui/react';
import type { Accreditation } from '#shared/domain/jobs/job.ts';

/** The accreditations that a job requires. The page does not say which of them the reader has. */
export const NeededAccreditations = ({ of }: { of: readonly Accreditation[] }) =>
  of.map((licence) => (
    <Badge key={licence} colorPalette="gray" variant="outline">
      {licence} accreditation
    </Badge>
  ));
