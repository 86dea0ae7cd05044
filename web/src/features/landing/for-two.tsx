import { Box, Button, Card, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Role } from '#shared/domain/jobs/job.ts';
import { paths } from '#shared/pages.ts';
import { ScreenPicture } from '../../components/screen-picture.tsx';
import { postJobFor } from '../../config/links.ts';
import { useSession } from '../../lib/server/session.tsx';

/** The two sides of the marketplace, each with a picture of the product. */

interface Side {
  title: string;
  text: string;
  picture: string;
  /** The text alternative of the picture. */
  shows: string;
  label: string;
  /** Null for a reader who may not open the page. */
  linkFor: (role: Role | undefined) => string | null;
}

const sides: readonly Side[] = [
  {
    title: 'For installers',
    text: 'See the price, the system, the week and the distance before you apply. Upload photos and certificates from your phone, then request payment.',
    picture: 'find',
    shows: 'The page Find work: jobs near the installer, with distance, accreditations, week and price.',
    label: 'Find work',
    linkFor: () => paths.map,
  },
  {
    title: 'For retailers',
    text: 'Post a job once with everything an installer needs. Choose from applications or invite installers you know, then follow each job to the remittance advice.',
    picture: 'follow',
    shows: "A retailer's dashboard: what needs attention, and the jobs by status.",
    label: 'Post a job',
    linkFor: postJobFor,
  },
];

export function ForTwo() {
  const { user } = useSession();
  return (
    <SimpleGrid as="section" aria-label="For installers and retailers" columns={{ base: 1, md: 2 }} gap="6">
      {sides.map(({ title, text, label, linkFor, picture, shows }) => {
        const to = linkFor(user?.role);
        return (
          <Card.Root key={title}>
            <Box borderBottomWidth="1px" bg="bg.muted" overflow="hidden" borderTopRadius="lg">
              <ScreenPicture name={picture} shows={shows} wide="desk" />
            </Box>
            <Card.Body gap="3">
              <Heading as="h2" textStyle="title">
                {title}
              </Heading>
              <Text color="fg.muted">{text}</Text>
              {to && (
                <Stack mt="auto" align="start">
                  <Button asChild variant="outline" size="lg">
                    <Link to={to}>{label}</Link>
                  </Button>
                </Stack>
              )}
            </Card.Body>
          </Card.Root>
        );
      })}
    </SimpleGrid>
  );
}
