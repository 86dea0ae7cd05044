import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { isCivilDate } from '#shared/domain/civil-date.ts';
import { isUuid } from '#shared/domain/ids.ts';
import { DayPicker } from '#web/src/components/fields/day-picker.tsx';
import { PageHead } from '#web/src/components/page-head.tsx';
import { happened, spanOfDay } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { AdminSearch, useAsked } from '../frame/admin-search.tsx';
import { actsAbout, actsBy } from '../frame/audit-address.ts';
import type { Column } from '../frame/column.ts';
import { PagedList } from '../frame/paged-list.tsx';
import { RecordColumns } from '../frame/record-columns.tsx';
import { useRecordTable } from '../frame/use-record-table.ts';
import { type AdminAct, actTitles, changeInWords } from './act-words.ts';
import { FoundSubjects } from './found-subjects.tsx';
import { Named } from './named.tsx';

const columns: readonly [Column<AdminAct>, ...Column<AdminAct>[]] = [
  {
    name: 'what',
    label: 'What',
    isFixed: true,
    width: 14,
    show: ({ action }) => actTitles[action],
    sortBy: ({ action }) => actTitles[action],
  },
  {
    name: 'about',
    label: 'About',
    width: 15,
    show: ({ subjectId, subject }) => <Named to={actsAbout(subjectId)} name={subject} />,
    line: ({ subjectId, subject }) => <Named to={actsAbout(subjectId)} name={subject} isOneLine />,
    brief: ({ subjectId, subject }) => <Named to={actsAbout(subjectId)} name={subject} />,
    sortBy: ({ subject }) => subject,
  },
  {
    name: 'changes',
    label: 'Changes',
    show: ({ changes }) =>
      changes.length > 0 && (
        <Stack gap="0.5">
          {changes.map((change) => (
            <Text key={change.field} overflowWrap="anywhere" whiteSpace="pre-line">
              {changeInWords(change)}
            </Text>
          ))}
        </Stack>
      ),
    line: ({ changes }) => changes.map(changeInWords).join(' · '),
  },
  {
    name: 'by',
    label: 'By',
    width: 10,
    show: ({ actorId, actor }) => <Named to={actsBy(actorId)} name={actor} />,
    line: ({ actorId, actor }) => <Named to={actsBy(actorId)} name={actor} isOneLine />,
    brief: ({ actorId, actor }) => (
      <>
        By <Named to={actsBy(actorId)} name={actor} />
      </>
    ),
    sortBy: ({ actor }) => actor,
  },
  {
    name: 'when',
    label: 'When',
    width: 12,
    show: ({ at }) => happened(at, 'moment'),
    brief: ({ at }) => happened(at, 'moment'),
    sortBy: ({ at }) => at,
    served: 'desc',
    first: 'desc',
  },
];

const asked = (params: URLSearchParams) => {
  const [about, by, day] = ['about', 'by', 'day'].map((name) => params.get(name) ?? '');
  return {
    ...(about && isUuid(about) ? { about } : {}),
    ...(by && isUuid(by) ? { by } : {}),
    ...(day && isCivilDate(day) ? { day } : {}),
  };
};

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button variant="subtle" size="md" maxWidth="full" aria-label={`Remove the filter: ${label}`} onClick={onRemove}>
      <Text as="span" truncate>
        {label}
      </Text>
      <X size={16} aria-hidden />
    </Button>
  );
}

/**
 * The actions of administrators. The page's URL contains the filters: the person or job that an action is about, the
 * administrator, and the day.
 */
export function AdminAudit() {
  const [params, setParams] = useSearchParams();
  const search = useAsked();
  const table = useRecordTable('audit', columns);
  const { day, about, by } = asked(params);
  const list = usePages('listAdminActs', {
    query: { ...(about ? { about } : {}), ...(by ? { by } : {}), ...(day ? spanOfDay(day) : {}) },
  });
  const acts = list.data?.pages.flatMap((page) => page.acts) ?? [];
  const set = (name: string, value: string | null) =>
    setParams((known) => {
      const next = new URLSearchParams(known);
      if (value) next.set(name, value);
      else next.delete(name);
      if (name === 'about') next.delete('q');
      return next;
    });
  return (
    <>
      <PageHead isDense title="Audit" text="Changes made by administrators." />
      <AdminSearch label="Search the audit" hint="Company, contact name, or title of a job">
        <DayPicker label="Day" value={day ?? ''} onPick={(value) => set('day', value)} isOneLine />
        <RecordColumns of={table} />
      </AdminSearch>
      {(about || by) && (
        <HStack wrap="wrap" gap="4" mb="3">
          {about && (
            <Chip label={`About: ${acts[0]?.subject ?? 'one person or job'}`} onRemove={() => set('about', null)} />
          )}
          {by && <Chip label={`By: ${acts[0]?.actor ?? 'one administrator'}`} onRemove={() => set('by', null)} />}
        </HStack>
      )}
      {search ? (
        <FoundSubjects search={search} onPick={(id) => set('about', id)} />
      ) : (
        <PagedList
          label="Audit"
          list={list}
          rowsOf={(page) => page.acts}
          table={table}
          empty={about || by || day ? 'No changes match these filters' : 'No changes yet'}
          nameOf={({ action, subject }) => `${actTitles[action]}, ${subject || 'no longer there'}`}
        />
      )}
    </>
  );
}
