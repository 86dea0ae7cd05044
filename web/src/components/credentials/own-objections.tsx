import { Alert, Link as ChakraLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { dayOfWork, objectionsOn, objectionText } from '#shared/domain/people/credential-objections.ts';
import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { paths } from '#shared/pages.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { SentencesAlert } from '../sentences-alert.tsx';
import { needsOf } from './credential-words.ts';

/**
 * Warns an installer who is about to commit to a job about credentials that will not allow the work. The installer can continue,
 * because they may renew the credentials in time.
 */
export function OwnObjections({ job }: { job: JobView }) {
  const user = useUser();
  const { data } = useRead('listOwnCredentials');
  if (!data) return null;
  const held = data.credentials
    .filter(({ status }) => status !== 'declined')
    .map((credential) => ({ ...credential, person: null }));
  const objections = objectionsOn(dayOfWork(job, todayAtSite(job, new Date())), needsOf(job), held);
  if (objections.length === 0) return null;
  return (
    <SentencesAlert status="warning" of={objections.map((objection) => objectionText(objection, null))}>
      <Alert.Description>
        {objections.some(({ blocks }) => blocks) &&
          'You can continue, but the installation date must be a day when your credentials are valid. '}
        {mayDo(user, 'company') ? (
          <ChakraLink asChild variant="underline">
            <Link to={paths.credentials}>Update your credentials</Link>
          </ChakraLink>
        ) : (
          'Ask an owner of your company to update the credentials.'
        )}
      </Alert.Description>
    </SentencesAlert>
  );
}
