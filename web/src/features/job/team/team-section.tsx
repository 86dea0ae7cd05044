import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { UsersRound } from 'lucide-react';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

/** The people of the installing company who are on the job. */
export function TeamSection() {
  const { job, may, open } = useJobScreen();
  const team = job.team ?? [];
  return (
    <Section card="team" startsOpen>
      <Stack gap="3" align="start">
        {team.length === 0 ? (
          <Text color="fg.muted">No one has been chosen yet.</Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap="1">
            {team.map(({ name, signsOff }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people can have the same first name
              <HStack as="li" key={index} gap="2" wrap="wrap">
                <Text as="span" overflowWrap="anywhere">
                  {name}
                </Text>
                {signsOff && (
                  <Badge colorPalette="sea" variant="subtle">
                    Signs off the work
                  </Badge>
                )}
              </HStack>
            ))}
          </Stack>
        )}
        {may('assignTeam') && (
          <Button variant="outline" minHeight="11" onClick={() => open({ name: 'team' })}>
            <UsersRound size={18} aria-hidden /> {team.length === 0 ? 'Choose the team' : 'Change the team'}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
