import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { sizeOf } from '../../components/job-facts.tsx';
import { RowDialogButton } from '../../components/row-dialogs/row-dialog-button.tsx';
import { stepTitles } from '../../components/step-titles.ts';
import { requirementsOf } from '../../config/links.ts';
import { money } from '../../lib/format.ts';
import type { NotificationAct } from './notification-groups.ts';

interface ActProps {
  act: NotificationAct;
  row: string;
  jobId: string;
  /** The job's name in the label of the button. */
  name: string;
  /** Called after the person has done an action that the job then no longer offers. */
  onDone: () => void;
  onReview: () => void;
}

const look = { size: 'lg', minWidth: '24' } as const;

/** The price and the system that the user agrees to with the button beside them. */
const Terms = ({ of: terms }: { of: NotificationAct & { name: 'accept' } }) => (
  <Box textAlign="end">
    <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {money(terms.priceExGst)}{' '}
      <Text as="span" textStyle="note" color="fg.muted">
        Excl. GST
      </Text>
    </Text>
    <Text textStyle="note" color="fg.muted">
      {sizeOf(terms)}
    </Text>
  </Box>
);

/** The person's action for a job, in a dialog over the list or on the job's page. */
export const GroupAct = ({ act, name, onDone, onReview, ...of }: ActProps) => (
  // The button is above the link, which covers the whole row.
  <HStack
    position="relative"
    zIndex="1"
    gap="3"
    flexShrink="0"
    ms="auto"
    // The price and the system beside Accept need the whole line of a phone.
    width={{ base: act.name === 'accept' ? 'full' : 'auto', md: 'auto' }}
    justify="flex-end"
  >
    {act.name === 'accept' && (
      <>
        <Terms of={act} />
        <RowDialogButton
          {...look}
          {...of}
          name="accept"
          seenTerms={act.termsVersion}
          aria-label={`Accept: ${name}`}
          onGone={(status) => status === 'accepted' && onDone()}
        >
          Accept
        </RowDialogButton>
      </>
    )}
    {act.name === 'approve' && (
      <RowDialogButton
        {...look}
        {...of}
        name="approvePayment"
        variant="outline"
        aria-label={`Approve: ${name}`}
        onGone={(status) => status === 'paid' && onDone()}
      >
        Approve
      </RowDialogButton>
    )}
    {act.name === 'schedule' && (
      <RowDialogButton
        {...look}
        {...of}
        name="schedule"
        variant="outline"
        aria-label={`Set date: ${name}`}
        onGone={(status) => status === 'booked' && onDone()}
      >
        Set date
      </RowDialogButton>
    )}
    {act.name === 'finish' && (
      <Button asChild {...look} variant="outline" aria-label={`${stepTitles.finishWork}: ${name}`}>
        <Link to={requirementsOf(of.jobId)}>{stepTitles.finishWork}</Link>
      </Button>
    )}
    {act.name === 'review' && (
      <RowDialogButton
        {...look}
        {...of}
        name="applications"
        variant="outline"
        aria-label={`Review applications: ${name}`}
        onGone={onReview}
      >
        Review
      </RowDialogButton>
    )}
  </HStack>
);
