import { Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { capitalise } from '#shared/domain/capitalise.ts';
import { credentialName } from '#shared/domain/people/credential-kinds.ts';
import { adminListAt, credentialsToCheckPath, hrefTo, paths } from '#shared/pages.ts';
import { inOneLine, jobName } from '#web/src/components/job-facts.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { placeIn } from '../frame/admin-words.ts';
import { RowAction } from '../frame/record-list.tsx';
import { useQueue } from '../frame/use-queue.ts';
import { sectionsOf } from '../oversight/health-words.ts';
import { Standing } from '../oversight/standing.tsx';
import { CheckDialog } from '../people/check-dialog.tsx';
import { holderOf } from '../people/credential-to-check.ts';
import { VerifyDialog } from '../people/verify-dialog.tsx';
import { reportedThing } from '../reports/report-words.ts';
import { QueueCard, QueueLine } from './queue-card.tsx';

/** The rows that wait for an administrator, the oldest first. The dialogs open over the overview, as over their lists. */

export function VerifyQueue() {
  const list = usePages('listUnverified', { query: {} }, { isLive: true });
  const { opened, open, goOn, skip } = useQueue(list.data?.pages.flatMap(({ installers }) => installers) ?? [], list);
  return (
    <>
      <QueueCard
        title="Installers to verify"
        usualRows={1}
        to={adminListAt('verification')}
        of={list}
        rowsOf={({ pages }) => pages.flatMap(({ installers }) => installers)}
        keyOf={({ id }) => id}
        empty="No installer is waiting for verification"
        show={(installer) => (
          <>
            <QueueLine
              name={installer.companyName}
              facts={[`Joined ${happened(installer.createdAt)}`, installer.location]}
            />
            <RowAction label="Verify" name={`Verify ${installer.companyName}`} onPress={() => open(installer)} />
          </>
        )}
      />
      {opened && <VerifyDialog installer={opened} onClose={() => open(null)} onVerified={goOn} onSkip={skip} />}
    </>
  );
}

export function CredentialQueue() {
  const list = usePages('listCredentialsToCheck', { query: {} }, { isLive: true });
  const { opened, open, goOn, skip } = useQueue(list.data?.pages.flatMap(({ credentials }) => credentials) ?? [], list);
  return (
    <>
      <QueueCard
        title="Credentials to check"
        usualRows={1}
        to={credentialsToCheckPath}
        of={list}
        rowsOf={({ pages }) => pages.flatMap(({ credentials }) => credentials)}
        keyOf={({ id }) => id}
        empty="No credential is waiting for a check"
        show={(row) => (
          <>
            <QueueLine name={credentialName(row)} facts={[`Since ${happened(row.submittedAt)}`, holderOf(row)]} />
            <RowAction
              label="Check"
              name={`Check ${credentialName(row)} of ${holderOf(row)}`}
              onPress={() => open(row)}
            />
          </>
        )}
      />
      {opened && <CheckDialog credential={opened} onClose={() => open(null)} onDecided={goOn} onSkip={skip} />}
    </>
  );
}

export const ReportQueue = () => (
  <QueueCard
    title="Reports to decide"
    usualRows={1}
    to={adminListAt('reports')}
    of={usePages('listReports', { query: {} }, { isLive: true })}
    rowsOf={({ pages }) => pages.flatMap(({ reports }) => reports)}
    keyOf={({ id }) => id}
    empty="No open reports"
    show={(report) => (
      <QueueLine
        name={
          <TextLink asChild variant="underline" {...inOneLine}>
            <Link to={adminListAt('reports')}>{capitalise(reportedThing(report))}</Link>
          </TextLink>
        }
        facts={[`Since ${happened(report.openedAt)}`, report.complaints[0]?.reason ?? null]}
      />
    )}
  />
);

export const LatestJobs = () => (
  <QueueCard
    title="Latest jobs"
    usualRows={5}
    to={adminListAt('jobs')}
    // The list of jobs keeps up to 1,000 rows to sort them, and this card needs only the first page.
    of={useRead('listAdminJobs', { query: {} }, { refetchOnMount: 'always', refetchOnWindowFocus: 'always' })}
    rowsOf={({ jobs }) => jobs}
    keyOf={({ id }) => id}
    empty="No jobs found"
    show={(job) => (
      <>
        <QueueLine
          name={
            <TextLink asChild variant="underline" {...inOneLine}>
              <Link to={hrefTo(paths.job, { id: job.id })}>{jobName(job)}</Link>
            </TextLink>
          }
          facts={[happened(job.createdAt), job.retailerCompany, placeIn(job)]}
        />
        <StatusBadge status={job.status} />
      </>
    )}
  />
);

export const HealthQueue = () => (
  <QueueCard
    title="Health"
    usualRows={4}
    to={adminListAt('health')}
    of={useRead('getHealth', undefined, { refetchOnMount: 'always', refetchOnWindowFocus: 'always' })}
    rowsOf={(health) => sectionsOf(health).filter(({ title }) => title !== 'Version')}
    keyOf={({ title }) => title}
    empty="Nothing to show"
    show={(section) => (
      <>
        <QueueLine name={section.title} facts={[section.lines[0] ?? null]} />
        <Standing of={section} />
      </>
    )}
  />
);
