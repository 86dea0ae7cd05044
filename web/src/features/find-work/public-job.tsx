import { Badge, Card, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Building2, MapPin, Navigation, Zap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Fact, type JobCard, placeOf, sizeOf } from '../../components/job-facts.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { happened } from '../../lib/dates.ts';
import { wholeMoney } from '../../lib/format.ts';

export const PublicJob = ({ job, distance }: { job: JobCard; distance: number | null }) => (
  <LinkBox asChild>
    <Card.Root as="li" height="full" _hover={{ borderColor: 'sea.border' }}>
      <Card.Body px="5" py="4" gap="3">
        <HStack justify="space-between" align="start" gap="4">
          <LinkOverlay asChild>
            <Link to={hrefTo(paths.job, { id: job.id })}>
              <Text as="span" textStyle="section">
                {job.title}
              </Text>
            </Link>
          </LinkOverlay>
          <Stack gap="0" align="end">
            <Text textStyle="section" whiteSpace="nowrap">
              {wholeMoney(job.priceExGst)}
            </Text>
            <Text textStyle="note" color="fg.muted" whiteSpace="nowrap">
              Excl. GST
            </Text>
          </Stack>
        </HStack>
        <HStack wrap="wrap" columnGap="4" rowGap="1">
          <Fact icon={MapPin} text={placeOf(job)} />
          {distance !== null && <Fact icon={Navigation} text={`${Math.round(distance)} km away`} />}
          {sizeOf(job) && <Fact icon={Zap} text={sizeOf(job)} />}
          {job.retailer.companyName && <Fact icon={Building2} text={job.retailer.companyName} />}
        </HStack>
        <HStack justify="space-between" wrap="wrap" mt="auto">
          <HStack gap="1.5" wrap="wrap">
            <Badge colorPalette="gray" variant="outline">
              {job.jobType}
            </Badge>
            {job.requiredLicenses.map((licence) => (
              <Badge key={licence} colorPalette="sun">
                {licence} licence
              </Badge>
            ))}
          </HStack>
          <Text textStyle="note" color="fg.muted">
            Posted {happened(job.createdAt)}
          </Text>
        </HStack>
      </Card.Body>
    </Card.Root>
  </LinkBox>
);
