import { chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { JobPhoto } from '../screen/job-photo.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { photosOf } from '../screen/photos-of.ts';
import { Section } from '../screen/section.tsx';

const Frame = chakra('button', {
  base: {
    borderRadius: 'md',
    overflow: 'hidden',
    borderWidth: '1px',
    cursor: 'zoom-in',
    textAlign: 'start',
    bg: 'bg.muted',
    _hover: { borderColor: 'sea.border' },
  },
});

export function PhotosSection() {
  const { job, open } = useJobScreen();
  const photos = photosOf(job);
  return (
    <Section card="photos">
      <SimpleGrid columns={{ base: 2, md: 3, xl: 4 }} gap="3">
        {photos.map((photo, at) => (
          <Frame
            key={photo.objectKey}
            type="button"
            aria-label={`Enlarge: ${photo.label}`}
            onClick={() => open({ name: 'photo', photos, at })}
          >
            <JobPhoto {...photo} width="full" aspectRatio="4 / 3" objectFit="cover" />
            <Text textStyle="note" px="3" py="2" bg="bg.panel" truncate>
              {photo.label}
            </Text>
          </Frame>
        ))}
      </SimpleGrid>
    </Section>
  );
}
