import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isShortNote } from '#web/src/components/site-note.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { isOnTheWay } from '../screen/cards.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Text textStyle="label" color="fg.muted" mb="0.5">
      {title}
    </Text>
    {children}
  </Box>
);

/** The retailer's own description of the job. */
export function BriefSection() {
  const screen = useJobScreen();
  const { job } = screen;
  // On a phone, the head of the page shows the note of a job under way, and a short one in full.
  const isNoteAbove = useIsNarrow() && isOnTheWay(screen) && isShortNote(job.notes ?? '');
  const notes = isNoteAbove ? null : job.notes;
  if (!job.description && !notes && job.photosRequired.length === 0) return null;
  return (
    <Section card="brief" startsOpen={isOnTheWay(screen)}>
      <Stack gap={{ base: '4', lg: '3' }} maxWidth="65ch">
        {job.description && (
          <Part title="Description">
            <Text whiteSpace="pre-wrap">{job.description}</Text>
          </Part>
        )}
        {job.photosRequired.length > 0 && (
          <Part title="Required photos">
            <chakra.ul ps="5">
              {job.photosRequired.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </chakra.ul>
          </Part>
        )}
        {notes && (
          <Part title="Additional notes">
            <Text whiteSpace="pre-wrap">{notes}</Text>
          </Part>
        )}
      </Stack>
    </Section>
  );
}
