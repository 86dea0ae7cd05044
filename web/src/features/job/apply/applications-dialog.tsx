import { Button, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NativeSelect } from '#web/src/components/fields/native-select.tsx';
import { jobName } from '#web/src/components/job-facts.tsx';
import { LoadMore } from '#web/src/components/lists/load-more.tsx';
import { CrewPicture } from '#web/src/components/pictures/crew-picture.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { Nothing } from '#web/src/components/states.tsx';
import { TermsDialog } from '#web/src/components/terms/terms-dialog.tsx';
import { useChangedTerms } from '#web/src/components/terms/use-changed-terms.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ApplicationItem } from './application-item.tsx';
import { type Application, type ApplicationOrder, applicationOrders, inOrder } from './application-order.ts';
import type { Decides } from './decide-buttons.tsx';
import { SideBySide } from './side-by-side.tsx';

const nothing = (
  <Nothing
    title="No applications yet"
    text="When installers apply, they appear here with their messages."
    picture={<CrewPicture />}
  />
);

/** More than three do not fit beside each other. */
const mostCompared = 3;

/** As many as one call takes. The rest follow once these are reviewed. */
const mostReviewed = 50;

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

function Applications({ of: applications, ...decides }: Decides & { of: readonly Application[] }) {
  const [order, setOrder] = useState<ApplicationOrder>('fit');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const compared = applications.filter(({ id }) => chosen.includes(id));
  const choose = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  if (isComparing && compared.length > 1)
    return <SideBySide of={compared} onBack={() => setComparing(false)} {...decides} />;
  return (
    <>
      {applications.length > 1 && (
        <HStack justify="space-between" wrap="wrap" gap="3">
          <OrderField value={order} onChange={setOrder} />
          <Button variant="outline" size="lg" disabled={compared.length < 2} onClick={() => setComparing(true)}>
            <Columns3 size={18} aria-hidden />
            {compared.length > 1 ? `Compare ${compared.length}` : 'Choose two to compare'}
          </Button>
        </HStack>
      )}
      <Stack as="ul" gap="3" listStyleType="none">
        {inOrder(applications, order).map((application) => (
          <ApplicationItem
            key={application.id}
            application={application}
            {...decides}
            {...(applications.length > 1
              ? {
                  compare: {
                    isChosen: chosen.includes(application.id),
                    isFull: compared.length >= mostCompared,
                    onChoose: () => choose(application.id),
                  },
                }
              : {})}
          />
        ))}
      </Stack>
    </>
  );
}

/** Reading the whole application is what opens it, and here it is whole. A failure is silent, because nothing was pressed. */
function useReviewed(applications: readonly Application[]): void {
  const { job, is } = useJobScreen();
  const review = useWrite('reviewApplications');
  const isOwners = is('owner') && job.status === 'posted';
  const unread = applications.filter(({ status }) => isOwners && status === 'applied').map((each) => each.installerId);
  const text = unread.slice(0, mostReviewed).join(' ');
  const { mutate } = review;
  useEffect(() => {
    if (text) mutate({ params: { id: job.id }, body: { installerIds: text.split(' ') } });
  }, [text, job.id, mutate]);
}

function ApplicationList() {
  const { job, close } = useJobScreen();
  const list = usePages('listJobApplications', { params: { id: job.id } }, { isLive: true });
  useReviewed(list.data?.pages.flatMap(({ applications }) => applications) ?? []);
  const terms = useChangedTerms();
  /** The version on the page when the list was opened. */
  const [seen] = useState(job.termsVersion);
  const decide = useJobWrite('decideApplication', {
    asks: (error, { params: { id } }) => terms.ask(error, (version) => send(id, 'accepted', version)),
  });
  const send = (id: string, status: 'accepted' | 'rejected', termsVersion: number) =>
    decide.mutate(
      { params: { id }, body: { status, ...(status === 'accepted' ? { termsVersion } : {}) } },
      // Once the job is awarded, there is nothing left to choose here. The next step is on the job page.
      { onSuccess: ({ application }) => application.status === 'accepted' && close() },
    );
  const decideOn: Decides['onDecide'] = ({ id }, status) => send(id, status, seen);
  return (
    <ReadGate
      of={list}
      waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}
      empty={{ when: ({ pages }) => pages.every(({ applications }) => applications.length === 0), show: nothing }}
    >
      {({ pages }) => (
        <Stack gap="3">
          <Applications
            of={pages.flatMap(({ applications }) => applications)}
            isPending={decide.isPending}
            onDecide={decideOn}
          />
          <LoadMore list={list} label="Load more applications" />
          <TermsDialog of={terms} label="Agree and accept" />
        </Stack>
      )}
    </ReadGate>
  );
}

export function ApplicationsDialog() {
  const { job } = useJobScreen();
  return (
    <JobDialogFrame title="Applications" text={jobName(job)} size="lg">
      <ApplicationList />
    </JobDialogFrame>
  );
}
