import { Badge, Button, Card, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { CalendarDays, LogIn, MapPin, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { Fact, sizeOf } from '../../components/job-facts.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { ProjectValue } from '../../components/project-value.tsx';
import { withNext } from '../../config/links.ts';
import { booked } from '../../lib/dates.ts';
import { useSession } from '../../lib/server/session.tsx';

type Job = CallAnswer<'getPublicJob'>['job'];

/** A public job as visitors see it, and how to get to the rest of it. */
export function VisitorJob({ job }: { job: Job }) {
  const { openAuth } = useSession();
  const size = sizeOf(job);
  return (
    <Stack gap="5" maxWidth="3xl" mx="auto">
      <PageTitle>{job.title}</PageTitle>
      <Stack gap="2.5">
        <Badge colorPalette="gray" variant="outline" size="md" alignSelf="start">
          {job.jobType}
        </Badge>
        <Heading as="h1" textStyle="title">
          {job.title}
        </Heading>
        <HStack wrap="wrap" columnGap="4" rowGap="1">
          <Fact icon={MapPin} text={job.address} />
          {size && <Fact icon={Zap} text={size} />}
          {job.preferredWeek && <Fact icon={CalendarDays} text={`Week of ${booked(job.preferredWeek, 'weekday')}`} />}
        </HStack>
      </Stack>
      <ProjectValue of={job} />
      {job.description && <Text maxWidth="65ch">{job.description}</Text>}
      <Card.Root>
        <Card.Body gap="4">
          <Stack gap="1">
            <Heading as="h2" textStyle="section">
              Sign in to see the whole job
            </Heading>
            <Text color="fg.muted">
              Installers see the site, the system and the retailer's requirements, and apply here.
            </Text>
          </Stack>
          <HStack wrap="wrap">
            <Button size="lg" onClick={() => openAuth('login', `apply for ${job.id}`)}>
              <LogIn size={20} aria-hidden /> Sign in to apply
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to={`${withNext(paths.signUp, hrefTo(paths.job, { id: job.id }))}&role=installer`}>
                Create an account
              </Link>
            </Button>
          </HStack>
        </Card.Body>
      </Card.Root>
    </Stack>
  );
}
