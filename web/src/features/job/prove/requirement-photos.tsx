import { chakra, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { happened } from '#web/src/lib/dates.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { JobPhoto } from '../screen/job-photo.tsx';
import { type Requirement, type RequirementPhoto, useJobScreen } from '../screen/job-screen.tsx';
import { labelOf } from './viewable.ts';

const Frame = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    borderRadius: 'md',
    overflow: 'hidden',
    borderWidth: '1px',
    cursor: 'zoom-in',
    bg: 'bg.muted',
    _hover: { borderColor: 'sea.border' },
  },
});

/** A retaken photo is being uploaded. Until it arrives, the earlier one is shown. */
function Sent({ photo }: { photo: RequirementPhoto }) {
  const isRetaken = useKeptFiles().some(
    ({ purpose }) => purpose.kind === 'requirement' && purpose.replaces === photo.fileUrl,
  );
  if (isRetaken)
    return (
      <Text textStyle="note" fontWeight="600" color="fg.warning">
        New photo still to send
      </Text>
    );
  return (
    <HStack gap="1" color="fg.success">
      <Check size={14} aria-hidden />
      <Text textStyle="note">Sent</Text>
    </HStack>
  );
}

/** The photos of a requirement in their order, two beside each other on a phone. A press opens the viewer. */
export function RequirementPhotos({ requirement }: { requirement: Requirement }) {
  const { may, open } = useJobScreen();
  const { label, photos = [] } = requirement;
  if (photos.length === 0) return null;
  return (
    <SimpleGrid
      as="ul"
      aria-label={`Photos: ${label}`}
      listStyleType="none"
      columns={{ base: 2, md: 3, xl: 4 }}
      gap="3"
    >
      {photos.map((photo, at) => (
        <Stack as="li" key={photo.fileUrl} gap="1" minWidth="0">
          <Frame
            type="button"
            aria-label={`Enlarge: ${labelOf(photo)}`}
            onClick={() => open({ name: 'photoReview', requirement, fileUrl: photo.fileUrl })}
          >
            <JobPhoto
              objectKey={objectKeyIn(photo.fileUrl) ?? ''}
              label={labelOf(photo)}
              width="full"
              aspectRatio="4 / 3"
              minHeight="0"
              objectFit="cover"
            />
          </Frame>
          <Text overflowWrap="anywhere">{labelOf(photo)}</Text>
          <Text textStyle="note">
            Photo {at + 1} of {photos.length}
          </Text>
          {photo.uploadedAt && <Text textStyle="note">{happened(photo.uploadedAt, 'moment')}</Text>}
          {may('completeRequirement') && <Sent photo={photo} />}
        </Stack>
      ))}
    </SimpleGrid>
  );
}
