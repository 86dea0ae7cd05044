import { chakra, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { happened } from '#web/src/lib/dates.ts';
import { JobPhoto } from './job-photo.tsx';

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

/** The photos of a job or a requirement, two beside each other on a phone. */
export const PhotoTiles = ({ label, children }: { label: string; children: ReactNode }) => (
  <SimpleGrid as="ul" aria-label={label} listStyleType="none" columns={{ base: 2, md: 3, xl: 4 }} gap="3">
    {children}
  </SimpleGrid>
);

interface PhotoTileProps {
  objectKey: string;
  label: string;
  note?: string;
  /** Absent if the time is unknown. */
  addedAt?: string | undefined;
  onEnlarge: () => void;
  children?: ReactNode;
}

/** One photo with its name and time. A press opens the viewer. */
export const PhotoTile = ({ objectKey, label, note, addedAt, onEnlarge, children }: PhotoTileProps) => (
  <Stack as="li" gap="1" minWidth="0">
    <Frame type="button" aria-label={`Enlarge: ${label}`} onClick={onEnlarge}>
      <JobPhoto objectKey={objectKey} label={label} width="full" aspectRatio="4 / 3" minHeight="0" objectFit="cover" />
    </Frame>
    <Text overflowWrap="anywhere">{label}</Text>
    {note && <Text textStyle="note">{note}</Text>}
    {addedAt && <Text textStyle="note">{happened(addedAt, 'moment')}</Text>}
    {children}
  </Stack>
);
