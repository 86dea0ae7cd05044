import { HStack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { type Requirement, type RequirementPhoto, useJobScreen } from '../screen/job-screen.tsx';
import { PhotoTile, PhotoTiles } from '../screen/photo-tile.tsx';
import { labelOf } from './viewable.ts';

/** Tells the installer that the server has the photo, or that its replacement is not uploaded yet. */
function Sent({ photo }: { photo: RequirementPhoto }) {
  const isRetaken = useKeptFiles().some(
    ({ purpose }) => purpose.kind === 'requirement' && purpose.replaces === photo.fileUrl,
  );
  if (isRetaken)
    return (
      <Text textStyle="note" fontWeight="600" color="fg.warning">
        New photo still to upload
      </Text>
    );
  return (
    <HStack gap="1" color="fg.success">
      <Check size={14} aria-hidden />
      <Text textStyle="note">Uploaded</Text>
    </HStack>
  );
}

/** The photos of a requirement in their order. */
export function RequirementPhotos({ requirement }: { requirement: Requirement }) {
  const { may, open } = useJobScreen();
  const { label, photos = [] } = requirement;
  if (photos.length === 0) return null;
  return (
    <PhotoTiles label={`Photos: ${label}`}>
      {photos.map((photo, at) => (
        <PhotoTile
          key={photo.fileUrl}
          objectKey={objectKeyIn(photo.fileUrl) ?? ''}
          label={labelOf(photo)}
          note={`Photo ${at + 1} of ${photos.length}`}
          addedAt={photo.uploadedAt}
          onEnlarge={() => open({ name: 'photoReview', requirement, fileUrl: photo.fileUrl })}
        >
          {may('completeRequirement') && <Sent photo={photo} />}
        </PhotoTile>
      ))}
    </PhotoTiles>
  );
}
