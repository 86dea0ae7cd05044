import { Badge, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { NeededAccreditations } from './needed-accreditations.tsx';

type Found = CallAnswer<'listPublicJobs'>['jobs'][number];

interface JobBadgesProps {
  job: Pick<Found, 'jobType' | 'requiredLicenses' | 'fit'>;
  /** Badges before the others. */
  children?: ReactNode;
}

/** The type of a public job, and the accreditations that it requires unless `FitReasons` says which the installer has or lacks. */
export const JobBadges = ({ job: { jobType, requiredLicenses, fit }, children }: JobBadgesProps) => (
  <HStack gap="1.5" wrap="wrap">
    {children}
    <Badge colorPalette="gray" variant="outline">
      {jobType}
    </Badge>
    {!fit && <NeededAccreditations of={requiredLicenses} />}
  </HStack>
);
