import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { Quote } from '#web/src/components/quote.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import type { Applicant } from '#web/src/components/row-dialogs/row-dialogs.tsx';
import { TermsDialog } from '#web/src/components/terms/terms-dialog.tsx';
import { useRead } from '#web/src/lib/server/queries.ts';
import { useCurrent } from '#web/src/lib/server/use-current.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { Application } from './application-order.ts';
import { AwardTerms, awardLabel } from './award-terms.tsx';
import { useReviewed } from './use-applications.ts';
import { isAcceptable, useDecision } from './use-decisions.ts';

/** Returns the reason why the owner cannot accept the application. */
const endOf = (application: Application | undefined): string =>
  application?.awaitsConfirmation
    ? "You chose this installer. We've asked them to confirm what has changed since they applied."
    : "This application was withdrawn or has already been answered, so you can't accept it.";

/** Asks the owner to accept one application, over a list that shows it in a row. */
export function AwardDialog({ applicant: { installerId, companyName } }: { applicant: Applicant }) {
  const { job, may, close } = useJobScreen();
  /** The version of the terms when the dialog opened. If the terms have changed since, the server refuses. */
  const [seen] = useState(job.termsVersion);
  const query = { installerId };
  const read = useRead('listJobApplications', { params: { id: job.id }, query }, { refetchOnMount: 'always' });
  // The dialog waits for both reads, so that the credentials do not move the message below them.
  const credentials = useRead('listCredentialsOf', { params: { id: installerId } });
  const current = useCurrent(read);
  const data = credentials.data || credentials.error ? current : undefined;
  const application = data?.applications[0];
  const open = application && isAcceptable(application) && may('acceptApplication') ? application : null;
  const { terms, isPending, accept } = useDecision({ onAccepted: close });
  useReviewed(application ? [application] : []);
  const name = companyName || 'This installer';
  return (
    <JobDialogFrame
      title={`Accept ${name}?`}
      text={shortNameOf(job)}
      footer={
        data && !open ? (
          <Button variant="outline" size="lg" onClick={close}>
            Close
          </Button>
        ) : (
          <ConfirmFooter
            label={open ? awardLabel(open) : 'Accept application'}
            isPending={isPending}
            isDisabled={!open}
            onConfirm={() => open && accept(open.id, seen)}
            onCancel={close}
          />
        )
      }
    >
      <ReadGate
        of={{ ...read, data }}
        waiting={<Skeleton height={{ base: '32.25rem', md: '23.75rem' }} role="status" aria-label="Loading..." />}
        failed="We couldn't load the application"
      >
        {() =>
          open ? (
            <Stack gap="4">
              <AwardTerms of={open} />
              {open.message && <Quote from={`Message from ${name}`} text={open.message} />}
            </Stack>
          ) : (
            <Text>{endOf(application)}</Text>
          )
        }
      </ReadGate>
      <TermsDialog of={terms} label="Agree and accept" />
    </JobDialogFrame>
  );
}
