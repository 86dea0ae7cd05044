import { Button, Code, HStack, List, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { RowSkeletons } from '#web/src/components/lists/list-states.tsx';
import { PageHead } from '#web/src/components/page-head.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { SectionCard } from '#web/src/components/section-card.tsx';
import { happened } from '#web/src/lib/dates.ts';
import { counted } from '#web/src/lib/format.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { helps, type Section, sectionsOf } from './health-words.ts';
import { Standing } from './standing.tsx';

const Help = ({ trouble }: { trouble: Section['troubles'][number] }) => {
  const { text, command, section } = helps[trouble];
  return (
    <Stack gap="1" borderTopWidth="1px" pt="3">
      <Text>{text}</Text>
      {command && (
        <Code alignSelf="start" bg="bg.muted" size="md" px="2" py="1" whiteSpace="pre-wrap">
          {command}
        </Code>
      )}
      <Text textStyle="note" color="fg.muted">
        For your technical operator: see “{section}” in docs/operations.md.
      </Text>
    </Stack>
  );
};

const Part = ({ section }: { section: Section }) => (
  <SectionCard title={section.title} {...(section.title === 'Version' ? {} : { text: <Standing of={section} /> })}>
    <Stack gap="3">
      <Stack gap="1">
        {section.lines.map((line) => (
          <Text key={line} overflowWrap="anywhere">
            {line}
          </Text>
        ))}
        {section.list.length > 0 && (
          <List.Root ps="5">
            {section.list.map((line) => (
              <List.Item key={line} overflowWrap="anywhere">
                {line}
              </List.Item>
            ))}
          </List.Root>
        )}
      </Stack>
      {section.troubles.map((trouble) => (
        <Help key={trouble} trouble={trouble} />
      ))}
    </Stack>
  </SectionCard>
);

function summaryOf(sections: readonly Section[]): string {
  const problems = sections.reduce((sum, { troubles }) => sum + troubles.length, 0);
  const notRun = sections.filter(({ hasNotRun }) => hasNotRun).length;
  if (problems + notRun === 0) return 'Everything is as it should be.';
  return [
    problems === 0
      ? 'No problem found.'
      : `Ask your technical operator to fix ${counted(problems, 'problem', 'problems')}.`,
    notRun === 0 ? '' : `${counted(notRun, 'check has', 'checks have')} not run yet.`,
  ]
    .join(' ')
    .trim();
}

/** Shows whether the application works, and how to fix it if it does not. */
export function AdminHealth() {
  const health = useRead('getHealth', undefined, { refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  return (
    <>
      <PageHead title="Health" text="Is everything running? If not, here's what to do." />
      <ReadGate of={health} waiting={<RowSkeletons height="32" count={3} />}>
        {(known) => {
          const sections = sectionsOf(known);
          return (
            <Stack gap="4">
              <HStack wrap="wrap" justify="space-between" gap="3">
                <Text role="status" fontWeight="600">
                  {summaryOf(sections)}
                </Text>
                <HStack gap="3">
                  <Text textStyle="note" color="fg.muted">
                    As of {happened(known.at, 'moment')}
                  </Text>
                  <Button
                    variant="outline"
                    size="sm"
                    minHeight="10"
                    loading={health.isFetching}
                    onClick={() => health.refetch()}
                  >
                    <RefreshCw size={16} aria-hidden /> Refresh
                  </Button>
                </HStack>
              </HStack>
              <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
                {sections.map((section) => (
                  <Part key={section.title} section={section} />
                ))}
              </SimpleGrid>
            </Stack>
          );
        }}
      </ReadGate>
    </>
  );
}
