import { Badge, HStack, Link, Stack } from '@chakra-ui/react';
import type { RequirementType } from '#shared/domain/jobs/job.ts';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { Quote } from '#web/src/components/quote.tsx';
import { JobPhoto } from '../screen/job-photo.tsx';
import { nameOf, type UseAgain, UseAgainButton, type Version, VersionLink } from './earlier-files.tsx';

const ReturnedPhoto = ({ of: version }: { of: Version }) => (
  <Link href={version.fileUrl} target="_blank" rel="noopener noreferrer">
    <JobPhoto
      objectKey={objectKeyIn(version.fileUrl) ?? ''}
      label={`Earlier photo: ${nameOf(version)}`}
      boxSize="16"
      minHeight="0"
      objectFit="cover"
      borderRadius="md"
    />
  </Link>
);

interface ReturnedEvidenceProps {
  reason: string;
  type: RequirementType;
  /** The files that the reason is about. */
  versions: readonly Version[];
  onUseAgain?: UseAgain | undefined;
}

/** The retailer's reason for a return, with the files that it is about, directly above the upload of new ones. */
export const ReturnedEvidence = ({ reason, type, versions, onUseAgain }: ReturnedEvidenceProps) => (
  <Stack gap="2" mt="1">
    <Quote
      from={
        <Badge colorPalette="sun" mb="1">
          Changes requested
        </Badge>
      }
      text={reason}
    />
    {versions.length > 0 && (
      <HStack as="ul" listStyleType="none" gap="3" wrap="wrap" align="start">
        {versions.map((version) => (
          <Stack as="li" key={version.uploadedAt} gap="1" align="start">
            {type === 'photo' ? <ReturnedPhoto of={version} /> : <VersionLink of={version} />}
            {onUseAgain && <UseAgainButton of={version} onUseAgain={onUseAgain} />}
          </Stack>
        ))}
      </HStack>
    )}
  </Stack>
);
