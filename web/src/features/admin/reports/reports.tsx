import { Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import type { ReportDecision } from '#shared/domain/admin/reports.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { inOneLine } from '#web/src/components/job-facts.tsx';
import { PageHead } from '#web/src/components/page-head.tsx';
import { Stars } from '#web/src/components/stars.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import type { Column } from '../frame/column.ts';
import { PagedList } from '../frame/paged-list.tsx';
import { RecordColumns } from '../frame/record-columns.tsx';
import { RowAction } from '../frame/record-list.tsx';
import { ToOverview } from '../frame/to-overview.tsx';
import { useRecordTable } from '../frame/use-record-table.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { reportedThing } from './report-words.ts';

export type Report = CallAnswer<'listReports'>['reports'][number];

const pageOf = { retailer: paths.company, installer: paths.installer } as const;

/** Names the reported company, and links to its page. A company whose account is deleted has no page. */
const Person = ({ report, isOneLine = false }: { report: Report; isOneLine?: boolean }) => {
  const { personId, role, companyName } = report;
  return role === null ? (
    <Text as="span">{companyName ?? 'No longer there'}</Text>
  ) : (
    <TextLink asChild variant="underline" {...(isOneLine ? inOneLine : {})}>
      <Link to={hrefTo(pageOf[role], { id: personId })}>{companyName ?? 'No name yet'}</Link>
    </TextLink>
  );
};

const Said = ({ review }: { review: NonNullable<Report['review']> }) => (
  <Stack gap="1">
    <Stars value={review.average} size={16} />
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      {review.text || 'Rating only, no comment.'}
    </Text>
    <Text textStyle="note" color="fg.muted">
      About {review.about ?? 'a deleted account'}
    </Text>
  </Stack>
);

const What = ({ report }: { report: Report }) => {
  if (report.kind === 'profile') return 'The profile';
  return report.review ? <Said review={report.review} /> : 'The review is no longer there';
};

const whatInLine = ({ kind, review }: Report): string => {
  if (kind === 'profile') return 'The profile';
  return review
    ? `${review.average.toFixed(1)} stars: ${review.text || 'Rating only, no comment.'}`
    : 'The review is no longer there';
};

const columns: readonly [Column<Report>, ...Column<Report>[]] = [
  {
    name: 'company',
    label: 'Company',
    isFixed: true,
    width: 14,
    show: (report) => <Person report={report} />,
    line: (report) => <Person report={report} isOneLine />,
    sortBy: ({ companyName }) => companyName,
  },
  {
    name: 'item',
    label: 'Reported item',
    show: (report) => <What report={report} />,
    line: whatInLine,
    sortBy: ({ kind }) => kind,
  },
  {
    name: 'reported',
    label: 'Reported',
    width: 22,
    show: ({ complaints }) => (
      <Stack as="ul" listStyleType="none" gap="2">
        {complaints.map(({ by, reason, at }) => (
          <li key={`${by} ${at}`}>
            <Text overflowWrap="anywhere">{reason}</Text>
            <Text textStyle="note" color="fg.muted">
              {[by ?? 'Someone without a profile', happened(at, 'moment')].join(' · ')}
            </Text>
          </li>
        ))}
      </Stack>
    ),
    line: ({ complaints: [first, ...others] }) =>
      first && (others.length > 0 ? `${first.reason} (and ${others.length} more)` : first.reason),
  },
  {
    name: 'since',
    label: 'Since',
    width: 7,
    show: ({ openedAt }) => happened(openedAt),
    brief: ({ openedAt }) => `Waiting since ${happened(openedAt)}`,
    sortBy: ({ openedAt }) => openedAt,
    served: 'asc',
  },
];

const removing = ({ kind }: Report): string => (kind === 'profile' ? 'Suspend' : 'Remove');

/** The reports that wait for a decision. */
export function AdminReports() {
  const list = usePages('listReports', { query: {} }, { isLive: true });
  const table = useRecordTable('reports', columns);
  const [opened, open] = useState<{ report: Report; decision: ReportDecision } | null>(null);
  return (
    <>
      <PageHead
        isDense
        title="Reports"
        text="Reviews and profiles that people have reported, longest waiting first."
        actions={<RecordColumns of={table} />}
      />
      <PagedList
        label="Reports"
        list={list}
        rowsOf={({ reports }) => reports}
        table={table}
        empty="No open reports"
        emptyAction={<ToOverview />}
        nameOf={reportedThing}
        actions={{
          width: 10,
          show: (report) => (
            <>
              <RowAction
                label="Keep"
                name={`Keep ${reportedThing(report)}`}
                onPress={() => open({ report, decision: 'keep' })}
              />
              {(report.kind === 'profile' || report.review) && (
                <RowAction
                  label={removing(report)}
                  name={`${removing(report)} ${reportedThing(report)}`}
                  isQuiet
                  onPress={() => open({ report, decision: 'remove' })}
                />
              )}
            </>
          ),
        }}
      />
      {opened && <DecideDialog {...opened} onClose={() => open(null)} />}
    </>
  );
}
