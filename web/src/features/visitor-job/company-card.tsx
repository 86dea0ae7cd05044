import { HStack, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { CompanyLogo } from '../../components/company-logo.tsx';
import type { PublicJob } from '../../components/job-lines.ts';
import { Rating } from '../../components/person/rating.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { counted } from '../../lib/format.ts';

/** The retailer of the job. The retailer's own page has more details. */
export const CompanyCard = ({ job: { retailerId, retailer } }: { job: PublicJob }) => (
  <SectionCard title="Retailer Information">
    <HStack gap="4" align="start">
      <CompanyLogo src={retailer.logoUrl} id={retailerId} companyName={retailer.companyName} boxSize="14" />
      <Stack gap="1.5" minWidth="0" align="start">
        <TextLink asChild fontWeight="650" color="colorPalette.fg" minHeight="6" overflowWrap="anywhere">
          <Link to={hrefTo(paths.company, { id: retailerId })}>{retailer.companyName}</Link>
        </TextLink>
        <Rating of={retailer} />
        <Text textStyle="note" color="fg.muted">
          {counted(retailer.completedJobs, 'job completed', 'jobs completed')}
        </Text>
      </Stack>
    </HStack>
  </SectionCard>
);
