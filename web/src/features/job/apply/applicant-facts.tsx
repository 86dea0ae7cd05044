import { HStack, Text } from '@chakra-ui/react';
import { isNewcomer } from '#shared/domain/people/reputation.ts';
import { Accreditations } from '#web/src/components/accreditations.tsx';
import { Facts } from '#web/src/components/facts.tsx';
import { lacksIn } from '#web/src/components/person/crew-words.ts';
import { counted, kilometres, money } from '#web/src/lib/format.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { Application } from './application-order.ts';

const unknown = 'Not known';

/** Returns the rating in words, because five stars do not fit in a column. */
const ratingIn = ({ averageRating, reviewCount }: Application): string =>
  averageRating === null || isNewcomer(reviewCount)
    ? 'New'
    : `${averageRating.toFixed(1)} out of 5 (${counted(reviewCount, 'review', 'reviews')})`;

/** The distance in words, with a warning outside the installer's radius. */
export function Distance({ fit }: Pick<Application, 'fit'>) {
  if (fit?.distanceKm === undefined || fit.distanceKm === null) return unknown;
  return fit.reach === 'outside' ? (
    <Text as="span" color="fg.warning">
      {kilometres(fit.distanceKm)}, outside their radius
    </Text>
  ) : (
    kilometres(fit.distanceKm)
  );
}

/** The installer's accreditations, then warnings about accreditations and credentials that the job needs. */
const Credentials = ({ of: { accreditations, fit } }: { of: Application }) => (
  <HStack gap="1.5" wrap="wrap">
    {accreditations.length > 0 ? <Accreditations of={accreditations} /> : unknown}
    {(fit ? lacksIn(fit) : []).map((text) => (
      <Text key={text} as="span" textStyle="note" color="fg.warning">
        {text}
      </Text>
    ))}
  </HStack>
);

/** The price, lead time, distance, rating, jobs and accreditations. On a desktop, a rating and the jobs each fit on one line. */
const widths = {
  base: 'repeat(2, minmax(0, 1fr))',
  sm: 'repeat(3, minmax(0, 1fr))',
  xl: [5, 4, 6.5, 10.5, 10.5, 6.5].map((share) => `minmax(0, ${share}fr)`).join(' '),
};

/** The facts that differ between applicants. Each applicant has all of them, so that they align in columns. */
export function ApplicantFacts({ of: application }: { of: Application }) {
  const { job } = useJobScreen();
  const { leadTimeDays, jobsTogether, completedJobs } = application;
  return (
    <Facts
      widths={widths}
      of={[
        ['Price ex GST', money(job.priceExGst)],
        ['Lead time', counted(leadTimeDays, 'day', 'days')],
        ['Distance', <Distance key="distance" fit={application.fit} />],
        ['Rating', ratingIn(application)],
        ['Jobs', `${jobsTogether} with you, ${completedJobs} completed`],
        ['Accredited for', <Credentials key="credentials" of={application} />],
      ]}
    />
  );
}
