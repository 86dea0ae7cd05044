import { Alert, Link as ChakraLink, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { dayOfWork, objectionsOn, objectionText } from '#shared/domain/people/credential-objections.ts';
import { paths } from '#shared/pages.ts';
import { useRead } from '../../lib/server/queries.ts';
import { needsOf } from './credential-words.ts';

/**
 * Warns an installer, before they commit themselves to a job, of credentials that will not allow the work. They can go on, because
 * they may renew them in time.
 */
export function OwnObjections({ job }: { job: JobView }) {
  const { data } = useRead('listOwnCredentials');
  if (!data) return null;
  const held = data.credentials.filter(({ status }) => status !== 'declined');
  const day = dayOfWork(job, todayIn(job.timeZone ?? usualZone, new Date()));
  const objections = objectionsOn(day, needsOf(job), held);
  if (objections.length === 0) return null;
  return (
    <Alert.Root status="warning" borderRadius="lg">
      <Alert.Indicator />
      <Alert.Content>
        <Stack gap="1">
          {objections.map((objection) => (
            <Alert.Description key={objection.kind} overflowWrap="anywhere">
              {objectionText(objection, null)}
            </Alert.Description>
          ))}
          <Alert.Description>
            {objections.some(({ blocks }) => blocks) &&
              'You can continue, but the installation date can only be set once your credentials are valid for it. '}
            <ChakraLink asChild variant="underline">
              <Link to={paths.credentials}>Update your credentials</Link>
            </ChakraLink>
          </Alert.Description>
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
