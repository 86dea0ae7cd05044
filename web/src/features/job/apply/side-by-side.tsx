import { Button, chakra, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { isNewcomer } from '#shared/domain/people/reputation.ts';
import { distanceIn, missingIn, timingIn } from '#web/src/components/person/crew-words.ts';
import { happened } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { ApplicantName, ApplicationBadge } from './application-item.tsx';
import type { Application } from './application-order.ts';
import { DecideButtons, type Decides } from './decide-buttons.tsx';

type Line = readonly [label: string, show: (application: Application) => ReactNode];

const unknown = 'Not known';

/** In words, because the stars have no room beside each other. */
const ratingIn = ({ averageRating, reviewCount }: Application): string =>
  averageRating === null || isNewcomer(reviewCount)
    ? 'New'
    : `${averageRating.toFixed(1)} of 5 (${counted(reviewCount, 'review', 'reviews')})`;

const linesFor = (today: string): readonly Line[] => [
  ['Rating', ratingIn],
  ['Jobs completed', ({ completedJobs }) => completedJobs],
  ['Lead time', ({ leadTimeDays }) => counted(leadTimeDays, 'day', 'days')],
  ['Free', ({ fit }) => (fit ? timingIn(fit, today) : unknown)],
  ['Where', ({ location, fit }) => [location, ...(fit ? distanceIn(fit) : [])].filter(Boolean).join(', ') || unknown],
  ['Licences', ({ fit }) => (fit ? (missingIn(fit)[0] ?? 'has what the job needs') : unknown)],
  ['Contact', ({ contactName }) => contactName || unknown],
  ['Message', ({ message }) => message || 'None'],
  ['Applied', ({ createdAt }) => happened(createdAt)],
  ['Changed since', ({ changes }) => changes.map(({ label }) => label).join(', ') || 'Nothing'],
  ['Status', ({ status }) => <ApplicationBadge status={status} />],
];

const Cell = chakra('td', {
  base: {
    p: '2',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    _firstLetter: { textTransform: 'uppercase' },
  },
});
/** On a phone, a line's name stands above its values, which need the width. */
const Head = chakra('th', {
  base: { p: '2', textAlign: 'start', verticalAlign: 'top', textStyle: 'label', color: 'fg.muted', fontWeight: '500' },
});

interface SideBySideProps extends Decides {
  of: readonly Application[];
  onBack: () => void;
}

/** Two or three applicants, line by line. */
export function SideBySide({ of: applications, onBack, ...decides }: SideBySideProps) {
  const { job } = useJobScreen();
  const today = todayIn(job.timeZone ?? usualZone, new Date());
  const width = `${100 / applications.length}%`;
  return (
    <>
      <Button variant="ghost" size="md" minHeight="11" alignSelf="start" onClick={onBack} data-first-focus="">
        <ArrowLeft size={18} /> All applications
      </Button>
      <chakra.table width="full" css={{ tableLayout: 'fixed' }} aria-label="Applications side by side">
        <thead>
          <tr>
            {applications.map((each) => (
              <Head key={each.id} scope="col" width={width} color="fg" textStyle="section">
                <ApplicantName of={each} />
              </Head>
            ))}
          </tr>
        </thead>
        {linesFor(today).map(([label, show]) => (
          <chakra.tbody key={label} borderTopWidth="1px">
            <tr>
              <Head scope="rowgroup" colSpan={applications.length} pb="0">
                {label}
              </Head>
            </tr>
            <tr>
              {applications.map((each) => (
                <Cell key={each.id} pt="0.5">
                  {show(each)}
                </Cell>
              ))}
            </tr>
          </chakra.tbody>
        ))}
        <chakra.tbody borderTopWidth="1px">
          <tr>
            {applications.map((each) => (
              <Cell key={each.id}>
                <DecideButtons application={each} {...decides} />
              </Cell>
            ))}
          </tr>
        </chakra.tbody>
      </chakra.table>
      <Text srOnly aria-live="polite">
        {counted(applications.length, 'application', 'applications')} side by side
      </Text>
    </>
  );
}
