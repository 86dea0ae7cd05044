import { Badge, Skeleton, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { LostSilently } from '#web/src/components/lost.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { requirementsId } from '#web/src/config/links.ts';
import { lazy } from '#web/src/lib/lazy.tsx';
import { isFor } from '#web/src/lib/uploads/kept-file.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { useHashTarget } from '#web/src/lib/use-hash-target.ts';
import { type Requirement, useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';
import { RequirementList } from './requirement-list.tsx';
import { useRequirements } from './use-requirements.ts';

/** This script loads later, because an installer on a roof does not need it. */
const ShownPhoto = lazy(() => import('./shown-photo.tsx'), LostSilently);

function DoneCount({ of: requirements }: { of: readonly Requirement[] }) {
  const files = useKeptFiles();
  const done = requirements.filter((each) => each.completed && !files.some(isFor(each.id))).length;
  return (
    <Badge colorPalette={done === requirements.length ? 'green' : 'gray'} variant="subtle">
      {done} of {requirements.length} completed
    </Badge>
  );
}

/** A placeholder of the size of the count, so that the sections below do not move when the count loads. */
const NoCountYet = () => (
  <Badge variant="subtle" visibility="hidden" aria-hidden>
    – of – completed
  </Badge>
);

/** A placeholder for the list. It is high while the installer works, and if the job has a photo for the company pages. */
const Waiting = ({ isHigh }: { isHigh: boolean }) => (
  <Skeleton height={isHigh ? '36rem' : '24'} role="status" aria-label="Loading..." />
);

/** The requirements, and how many of them are complete. */
export function RequirementsSection() {
  const { job, may, isInsider } = useJobScreen();
  const read = useRequirements();
  useHashTarget(requirementsId, read.isSuccess);
  const requirements = read.data?.requirements;
  const isWork = may('completeRequirement');
  const hasPhotos = requirements?.some(({ photos = [] }) => photos.length > 0) ?? false;
  const hasShownPhoto = Boolean(job.shownPhoto) || (may('askToShowPhoto') && hasPhotos);
  if (requirements?.length === 0) return null;
  return (
    <Section
      id={requirementsId}
      card="requirements"
      startsOpen={isWork || may('returnRequirement') || may('answerShownPhoto')}
      aside={isInsider && (requirements ? <DoneCount of={requirements} /> : <NoCountYet />)}
    >
      <ReadGate of={read} waiting={<Waiting isHigh={isWork || Boolean(job.shownPhoto)} />}>
        {(answer) => (
          <>
            <RequirementList of={answer.requirements} />
            {hasShownPhoto && (
              <Suspense fallback={<Skeleton height={job.shownPhoto ? '56' : '28'} mt="4" />}>
                <ShownPhoto of={answer.requirements} />
              </Suspense>
            )}
          </>
        )}
      </ReadGate>
      {!isInsider && (
        <Text textStyle="note" color="fg.muted" mt="3">
          The installer must complete every requirement before marking the job complete.
        </Text>
      )}
    </Section>
  );
}
