import { Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import type { ReportDecision } from '#shared/domain/admin/reports.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { PageHead } from '#web/src/components/page-head.tsx';
import { Stars } from '#web/src/components/stars.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { AdminNav } from '../frame/admin-nav.tsx';
import { PagedList } from '../frame/paged-list.tsx';
import { type Column, RecordList, RowAction } from '../frame/record-list.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { reportedThing } from './report-words.ts';

export type Report = CallAnswer<'listReports'>['reports'][number];

const pageOf = { retailer: paths.company, installer: paths.installer } as const;

/** Administrators see the page of everybody who has one. */
const Person = ({ report: { personId, role, companyName } }: { report: Report }) =>
  role === null ? (
    <Text as="span">{companyName ?? 'No longer there'}</Text>
  ) : (
    <TextLink asChild variant="underline">
      <Link to={hrefTo(pageOf[role], { id: personId })}>{companyName ?? 'No name yet'}</Link>
    </TextLink>
  );

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

const columns: readonly [Column<Report>, ...Column<Report>[]] = [
  { label: 'Company', show: (report) => <Person report={report} /> },
  { label: 'Reported item', show: (report) => <What report={report} />, minWidth: '14rem' },
  {
    label: 'Reported',
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
    minWidth: '14rem',
  },
];

const removing = ({ kind }: Report): string => (kind === 'profile' ? 'Suspend' : 'Remove');

/** The reports that wait for a decision. */
export function AdminReports() {
  const list = usePages('listReports', { query: {} }, { isLive: true });
  const [opened, open] = useState<{ report: Report; decision: ReportDecision } | null>(null);
  return (
    <>
      <PageHead title="Reports" text="Reviews and profiles that people have reported, longest waiting first." />
      <AdminNav />
      <PagedList list={list} rowsOf={({ reports }) => reports} empty="No open reports">
        {(rows) => (
          <RecordList
            label="Reports"
            rows={rows}
            columns={columns}
            actions={(report) => (
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
            )}
          />
        )}
      </PagedList>
      {opened && <DecideDialog {...opened} onClose={() => open(null)} />}
    </>
  );
}
