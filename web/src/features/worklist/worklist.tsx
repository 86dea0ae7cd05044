import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { workOf } from '#shared/domain/accounts/work-of-rank.ts';
import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { listBody } from '../../components/lists/list-look.ts';
import { SkeletonRows } from '../../components/lists/skeleton-rows.tsx';
import { useNextFocus } from '../../components/lists/use-next-focus.ts';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { useRowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { Attention, workItems } from '../../components/worklist/attention.tsx';
import { useWorklist } from '../../components/worklist/use-worklist.ts';
import { workTitle } from '../../components/worklist/work-words.ts';
import { useUser } from '../../lib/server/session.tsx';
import { AllClear } from './all-clear.tsx';
import { PayTogether } from './pay-together.tsx';
import { keyOf } from './row-acts.tsx';
import { useOpenDate } from './use-open-date.ts';
import type { WorkRowView } from './work-facts.tsx';
import { WorkRow } from './work-row.tsx';

const introOf = (kind: WorkKind): string =>
  `The oldest comes first. ${kind === 'dates' ? 'Select the suggested weekday to set it.' : 'A row leaves the list when its work is done.'}`;

/** Returns the kind of work in the URL, or else the first kind of the person's role and rank. */
function useKind(): WorkKind {
  const { role, person } = useUser();
  const [search] = useSearchParams();
  const kinds = workOf(role, person.rank);
  return kinds.find((kind) => kind === search.get('kind')) ?? kinds[0] ?? 'reviews';
}

/** The person's open steps, one kind at a time, the oldest first. A row leaves the list when its step is done. */
export function Worklist() {
  const { role } = useUser();
  const kind = useKind();
  const list = useWorklist(kind);
  const rows = list.data?.rows;
  const { openDate, setDate } = useOpenDate(rows);
  const [setting, setSetting] = useState<string | null>(null);
  const { opened } = useRowDialogs();
  const remember = useNextFocus({ rows, keyOf, isBusy: openDate !== null || opened !== null, end: '#all-clear' });
  const showDate = (row: WorkRowView, isOpen: boolean) => {
    if (isOpen) remember(row);
    setDate(row, isOpen);
  };
  return (
    <>
      <PageHead
        title={workTitle(kind)}
        text={
          // On a phone, the rows need the space.
          <Box as="span" hideBelow="md">
            {introOf(kind)}
          </Box>
        }
      />
      <ReadGate of={list} waiting={<SkeletonRows />} failed="We couldn't load this list">
        {({ counts, rows: shown, next }) => {
          const total = counts.find((each) => each.kind === kind)?.count ?? 0;
          return (
            <Stack gap="4">
              <Box _empty={{ display: 'none' }}>
                <Attention items={workItems(counts, kind)} isOneLine />
              </Box>
              <PayTogether key={kind} rows={shown} />
              {shown.length === 0 ? (
                <AllClear kind={kind} counts={counts.filter((each) => each.kind !== kind)} next={next} />
              ) : (
                <Stack as="ul" {...listBody}>
                  {shown.map((row, index) => (
                    <WorkRow
                      key={keyOf(row)}
                      row={row}
                      isSameJob={row.job.id === shown[index - 1]?.job.id}
                      isOwner={role === 'retailer'}
                      isTop={index === 0}
                      setting={setting}
                      onSetting={setSetting}
                      isDateOpen={openDate === keyOf(row)}
                      onAct={() => remember(row)}
                      onDate={(isOpen) => showDate(row, isOpen)}
                    />
                  ))}
                </Stack>
              )}
              {total > shown.length && shown.length > 0 && (
                <Text color="fg.muted">
                  These are the {shown.length} oldest of {total}. The others will appear as you finish these.
                </Text>
              )}
            </Stack>
          );
        }}
      </ReadGate>
    </>
  );
}
