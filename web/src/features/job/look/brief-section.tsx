import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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
        {job.notes && (
          <Part title="Additional notes">
            <Text whiteSpace="pre-wrap">{job.notes}</Text>
          </Part>
        )}
      </Stack>
    </Section>
  );
}
