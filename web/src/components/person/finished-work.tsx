import { chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { CallAnswer } from '#shared/api/client.ts';
import { booked } from '../../lib/dates.ts';
import { finishedWorkUrl } from '../../lib/server/object-url.ts';
import { usePages } from '../../lib/server/pages.ts';
import { sizeOf } from '../job-facts.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { ReadGate } from '../read-gate.tsx';
import { SectionCard } from '../section-card.tsx';

type Photo = CallAnswer<'listFinishedWork'>['photos'][number];

const placeOf = ({ suburb, state }: Photo): string => [suburb, state].filter(Boolean).join(' ') || 'Australia';

const Work = ({ photo }: { photo: Photo }) => {
  const [place, size] = [placeOf(photo), sizeOf(photo)];
  return (
    <Stack as="li" gap="1" minWidth="0">
      <chakra.img
        src={finishedWorkUrl(photo.id)}
        alt={size ? `Finished work: ${size} in ${place}` : `Finished work in ${place}`}
        loading="lazy"
        width="full"
        aspectRatio="4 / 3"
        objectFit="cover"
        borderRadius="md"
        bg="bg.muted"
        color="fg.muted"
      />
      <Text fontWeight="600" overflowWrap="anywhere">
        {place}
      </Text>
      <Text textStyle="note" color="fg.muted">
        {[size, booked(`${photo.month}-01`, 'month')].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
};

/** Photos of a company's work. Both companies of each job have allowed them. Without a photo, the page has no such section. */
export function FinishedWork({ id }: { id: string }) {
  const list = usePages('listFinishedWork', { params: { id } });
  const photos = list.data?.pages.flatMap((page) => page.photos) ?? [];
  if (photos.length === 0 && list.error === null) return null;
  return (
    <SectionCard title="Finished work">
      <ReadGate of={list} waiting={null} failed="We couldn't load the photos">
        {() => (
          <Stack gap="4">
            <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, md: 3, lg: 4 }} gap="4">
              {photos.map((photo) => (
                <Work key={photo.id} photo={photo} />
              ))}
            </SimpleGrid>
            <LoadMore list={list} label="Load more photos" />
          </Stack>
        )}
      </ReadGate>
    </SectionCard>
  );
}
