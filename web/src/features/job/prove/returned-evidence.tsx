import { HStack, Link, Stack } from '@chakra-ui/react';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { Quote } from '#web/src/components/quote.tsx';
import { JobPhoto } from '../screen/job-photo.tsx';
import type { Requirement } from '../screen/job-screen.tsx';

/** A requirement has up to ten photos, and one line of a phone has space for these. */
const mostThumbnails = 3;

/** The retailer's reason for a return, with the photos that it is about, directly above the upload of new ones. */
export function ReturnedEvidence({ reason, of: { type, versions = [] } }: { reason: string; of: Requirement }) {
  // A photo that was returned earlier and submitted again keeps its first reason.
  const photos = type === 'photo' ? versions.filter(({ returnedReason }) => returnedReason === reason) : [];
  return (
    <Stack gap="2">
      <Quote from="Changes requested" text={reason} />
      {photos.length > 0 && (
        <HStack gap="2">
          {photos.slice(0, mostThumbnails).map(({ fileUrl, caption, fileName }) => (
            <Link key={fileUrl} href={fileUrl} target="_blank" rel="noopener noreferrer">
              <JobPhoto
                objectKey={objectKeyIn(fileUrl) ?? ''}
                label={`Earlier photo: ${caption || fileName}`}
                boxSize="16"
                minHeight="0"
                objectFit="cover"
                borderRadius="md"
              />
            </Link>
          ))}
        </HStack>
      )}
    </Stack>
  );
}
