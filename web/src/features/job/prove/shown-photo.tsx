import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { counted } from '#web/src/lib/format.ts';
import { JobPhoto } from '../screen/job-photo.tsx';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { companiesOf, photosIn, shownWith } from './shown-photo-words.ts';

type Photo = NonNullable<JobView['shownPhoto']>;

function Answer({ photo }: { photo: Photo }) {
  const { job } = useJobScreen();
  const answer = useJobWrite('answerShownPhoto');
  const give = (isAllowed: boolean) =>
    answer.mutate({ params: { id: job.id }, body: { photoId: photo.id, isAllowed } });
  return (
    <HStack gap="2" wrap="wrap">
      <Button size="lg" disabled={answer.isPending} onClick={() => give(true)}>
        Allow
      </Button>
      <Button size="lg" variant="outline" disabled={answer.isPending} onClick={() => give(false)}>
        Decline
      </Button>
    </HStack>
  );
}

/** Returns the state of the photo in words, for this viewer. Null for a removed photo. */
function stateOf(photo: Photo, { job, may, is }: Pick<ReturnType<typeof useJobScreen>, 'job' | 'may' | 'is'>) {
  const companies = companiesOf(job);
  const answerer = companies[photo.askedBy === 'retailer' ? 'installer' : 'retailer'];
  const isAsker = is(photo.askedBy === 'retailer' ? 'owner' : 'assignee');
  switch (photo.state) {
    case 'asked':
      return isAsker && !may('answerShownPhoto')
        ? `Waiting for ${answerer} to answer.`
        : `${companies[photo.askedBy]} asks to show this photo on both company pages.`;
    case 'shown':
      return 'Both company pages show this photo.';
    case 'declined':
      return isAsker || is('admin') ? `${answerer} declined the photo.` : 'You declined the photo.';
    case 'barred':
      return 'An administrator removed the photo. The company pages can show no other photo of this job.';
    case 'removed':
      return null;
  }
}

const Live = ({ photo, children }: { photo: Photo; children: ReactNode }) => (
  <Stack direction={{ base: 'column', sm: 'row' }} gap="4" align="start">
    <JobPhoto
      objectKey={objectKeyIn(photo.fileUrl) ?? ''}
      label="The photo for the company pages"
      width={{ base: 'full', sm: '56' }}
      flexShrink="0"
      aspectRatio="4 / 3"
      objectFit="cover"
      borderRadius="md"
    />
    <Stack gap="3" align="start">
      {children}
    </Stack>
  </Stack>
);

/** The photo of a paid job that both company pages show: one party asks, the other answers, and either can remove it. */
export default function ShownPhoto({ of: requirements }: { of: readonly Requirement[] }) {
  const screen = useJobScreen();
  const { job, may, open } = screen;
  const photo = job.shownPhoto ?? null;
  const mayAsk = may('askToShowPhoto') && photosIn(requirements).length > 0;
  const mayRemove = may('removeShownPhoto');
  const state = photo && stateOf(photo, screen);
  if (!mayAsk && !state) return null;
  return (
    <Stack gap="3" align="start" borderTopWidth="1px" mt="4" pt="4">
      <Heading as="h3" textStyle="md" fontWeight="650">
        Photo on company pages
      </Heading>
      {photo && mayRemove ? (
        <Live photo={photo}>
          <Text>{state}</Text>
          <Text textStyle="note" color="fg.muted">
            {shownWith(job)}
          </Text>
          {may('answerShownPhoto') ? (
            <Answer photo={photo} />
          ) : (
            <Button size="lg" variant="outline" onClick={() => open({ name: 'removePhoto' })}>
              Remove photo
            </Button>
          )}
        </Live>
      ) : (
        state && <Text>{state}</Text>
      )}
      {mayAsk && (
        <Button
          size="lg"
          height="auto"
          minHeight="11"
          py="2"
          variant="outline"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => open({ name: 'showPhoto' })}
        >
          Show a photo of this work on your company pages
        </Button>
      )}
      {mayAsk && photo && (
        <Text textStyle="note" color="fg.muted">
          {`The two companies can ask ${counted(photo.asksLeft, 'more time', 'more times')}.`}
        </Text>
      )}
    </Stack>
  );
}
