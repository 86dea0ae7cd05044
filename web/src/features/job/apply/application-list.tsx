import { Button, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { NativeSelect } from '#web/src/components/fields/native-select.tsx';
import { LoadMore } from '#web/src/components/lists/load-more.tsx';
import { LostOverlay } from '#web/src/components/lost.tsx';
import { CrewPicture } from '#web/src/components/pictures/crew-picture.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { Nothing } from '#web/src/components/states.tsx';
import { TermsDialog } from '#web/src/components/terms/terms-dialog.tsx';
import { lazy } from '#web/src/lib/lazy.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { ApplicationItem } from './application-item.tsx';
import { type Application, type ApplicationOrder, applicationOrders, inOrder } from './application-order.ts';
import { useApplications, useReviewed } from './use-applications.ts';
import { useDecisions } from './use-decisions.ts';

/** The question whether to award the job. Its script loads on the first press of Accept. */
const AwardQuestion = lazy(() => import('./award-question.tsx'), LostOverlay);

const nothing = (
  <Nothing
    title="No applications yet"
    text="When installers apply, they appear here with their messages."
    picture={<CrewPicture />}
  />
);

/** The most applications that the page shows at first. More would push the photos out of the window. */
const mostAtFirst = 3;

const isOrder = (value: string): value is ApplicationOrder => value in applicationOrders;

const OrderField = ({ value, onChange }: { value: ApplicationOrder; onChange: (order: ApplicationOrder) => void }) => (
  <NativeSelect
    frame={{ width: '52' }}
    bg="bg.panel"
    aria-label="Sort by"
    value={value}
    onChange={({ target }) => isOrder(target.value) && onChange(target.value)}
  >
    {Object.entries(applicationOrders).map(([order, label]) => (
      <option key={order} value={order}>
        {label}
      </option>
    ))}
  </NativeSelect>
);

interface ApplicationListProps {
  /** Whether a dialog contains the list. A dialog shows every loaded application. The page first shows only `mostAtFirst`. */
  isDialog?: boolean;
  onAwarded?: () => void;
}

function Applications({
  of: applications,
  isDialog,
  onAwarded,
}: ApplicationListProps & { of: readonly Application[] }) {
  const [order, setOrder] = useState<ApplicationOrder>('fit');
  const [showsAll, setShowAll] = useState(isDialog === true);
  const { question, terms, ...decides } = useDecisions(applications, onAwarded);
  const sorted = inOrder(applications, order);
  const shown = showsAll ? sorted : sorted.slice(0, mostAtFirst);
  useReviewed(shown);
  return (
    <>
      {applications.length > mostAtFirst && (
        <HStack justify="space-between" wrap="wrap" gap="3">
          <OrderField value={order} onChange={setOrder} />
          {!isDialog && (
            <Button variant="outline" size="lg" aria-expanded={showsAll} onClick={() => setShowAll(!showsAll)}>
              {showsAll ? `Show only ${mostAtFirst} applications` : `Show all ${applications.length} applications`}
            </Button>
          )}
        </HStack>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {shown.map((application) => (
          <ApplicationItem key={application.id} application={application} {...decides} />
        ))}
      </Stack>
      <Suspense>
        {question && (
          <AwardQuestion
            of={question.application}
            isOpen={question.isOpen}
            isOverDialog={isDialog === true}
            isPending={decides.isPending}
            onConfirm={question.confirm}
            onClose={question.close}
          />
        )}
      </Suspense>
      <TermsDialog of={terms} label="Agree and accept" />
    </>
  );
}

/** A placeholder about as high as the applications, so that the sections below hardly move when the applications load. */
function Waiting() {
  const { job } = useJobScreen();
  const expected = Math.min(mostAtFirst, Math.max(1, job.applicationsTotal ?? 1));
  return (
    <Skeleton
      height={{ base: `${expected * 21}rem`, lg: `${expected * 13}rem`, xl: `${expected * 9}rem` }}
      role="status"
      aria-label="Loading..."
    />
  );
}

/** The installers who have applied, with the facts for the owner's choice. */
export function ApplicationList({ isDialog = false, ...list }: ApplicationListProps) {
  const read = useApplications(isDialog);
  return (
    <ReadGate
      of={read}
      waiting={<Waiting />}
      failed="We couldn't load the applications"
      empty={{ when: ({ pages }) => pages.every(({ applications }) => applications.length === 0), show: nothing }}
    >
      {({ pages }) => (
        <Stack gap="3">
          <Applications of={pages.flatMap(({ applications }) => applications)} isDialog={isDialog} {...list} />
          <LoadMore list={read} label="Load more applications" />
        </Stack>
      )}
    </ReadGate>
  );
}
