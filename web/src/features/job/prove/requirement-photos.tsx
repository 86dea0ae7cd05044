import { chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { JobPhoto } from '../screen/job-photo.tsx';
import { type Requirement, type RequirementPhoto, useJobScreen } from '../screen/job-screen.tsx';
import type { Photo } from '../screen/photos-of.ts';

const labelOf = ({ caption, fileName }: RequirementPhoto): string => caption || fileName;

const viewable = (photos: readonly RequirementPhoto[]): Photo[] =>
  photos.map((photo) => ({ objectKey: objectKeyIn(photo.fileUrl) ?? '', label: labelOf(photo) }));

const Frame = chakra('button', {
  base: {
    borderRadius: 'md',
    overflow: 'hidden',
    borderWidth: '1px',
    cursor: 'zoom-in',
    bg: 'bg.muted',
    flexShrink: '0',
    _hover: { borderColor: 'sea.border' },
  },
});

/** One of the photos. The viewer that it opens goes through all of them. */
export function OpenPhoto({ photos, at, size }: { photos: readonly RequirementPhoto[]; at: number; size: string }) {
  const { open } = useJobScreen();
  const all = viewable(photos);
  const photo = all[at];
  if (!photo) return null;
  return (
    <Frame
      type="button"
      width={size}
      aria-label={`Enlarge: ${photo.label}`}
      onClick={() => open({ name: 'photo', photos: all, at })}
    >
      <JobPhoto {...photo} width="full" aspectRatio="4 / 3" minHeight="0" objectFit="cover" />
    </Frame>
  );
}

/** The photos of a requirement in their order, to look at. */
export const RequirementPhotos = ({ requirement: { label, photos = [] } }: { requirement: Requirement }) =>
  photos.length > 0 && (
    <SimpleGrid as="ul" aria-label={`Photos: ${label}`} listStyleType="none" columns={{ base: 2, md: 3 }} gap="3">
      {photos.map((photo, at) => (
        <li key={photo.fileUrl}>
          <OpenPhoto photos={photos} at={at} size="full" />
          <Text textStyle="note" overflowWrap="anywhere">
            {labelOf(photo)}
          </Text>
        </li>
      ))}
    </SimpleGrid>
  );
