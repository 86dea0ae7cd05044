import { Button, Stack, Text } from '@chakra-ui/react';
import { jobName } from '#web/src/components/job-facts.tsx';
import { RowSkeletons } from '#web/src/components/lists/list-states.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { Nothing } from '#web/src/components/states.tsx';
import { useRead } from '#web/src/lib/server/queries.ts';
import { together } from '#web/src/lib/server/readable.ts';

interface FoundSubjectsProps {
  search: string;
  onPick: (id: string) => void;
}

/** Lists the people and jobs that a search finds. The administrator chooses one. */
export function FoundSubjects({ search, onPick }: FoundSubjectsProps) {
  const query = { search };
  const found = together(
    useRead('listAdminRetailers', { query }),
    useRead('listAdminInstallers', { query }),
    useRead('listAdminJobs', { query }),
  );
  return (
    <ReadGate of={found} waiting={<RowSkeletons height="12" count={3} />}>
      {([{ retailers }, { installers }, { jobs }]) => {
        const subjects = [
          ...retailers.map(({ id, companyName }) => ({ id, name: companyName, kind: 'Retailer' })),
          ...installers.map(({ id, companyName }) => ({ id, name: companyName, kind: 'Installer' })),
          ...jobs.map((job) => ({ id: job.id, name: jobName(job), kind: 'Job' })),
        ];
        if (subjects.length === 0) return <Nothing title="No people or jobs found matching your search" />;
        return (
          <Stack as="ul" listStyleType="none" gap="2" aria-label="Found">
            {subjects.map(({ id, name, kind }) => (
              <li key={id}>
                <Button
                  variant="outline"
                  size="lg"
                  width="full"
                  height="auto"
                  py="2.5"
                  justifyContent="start"
                  whiteSpace="normal"
                  textAlign="start"
                  onClick={() => onPick(id)}
                >
                  <Text as="span" overflowWrap="anywhere">
                    {name}
                  </Text>
                  <Text as="span" textStyle="note" color="fg.muted" fontWeight="400">
                    {kind}
                  </Text>
                </Button>
              </li>
            ))}
          </Stack>
        );
      }}
    </ReadGate>
  );
}
