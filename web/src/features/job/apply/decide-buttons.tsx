import { Button, HStack } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { hasLeft } from '#shared/domain/jobs/job.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { Application } from './application-order.ts';

export interface Decides {
  isPending: boolean;
  onDecide: (application: Application, status: 'accepted' | 'rejected') => void;
}

export const nameOf = ({ companyName }: Application): string => companyName || 'This installer';

/** The retailer's yes or no to one application. */
export function DecideButtons({ application, isPending, onDecide }: Decides & { application: Application }) {
  const { may } = useJobScreen();
  const { status, awaitsConfirmation } = application;
  return (
    <HStack gap="2" wrap="wrap">
      <Button
        variant="outline"
        size="md"
        minHeight="11"
        disabled={status === 'rejected' || hasLeft(status) || !may('rejectApplication') || isPending}
        aria-label={`Reject: ${nameOf(application)}`}
        onClick={() => onDecide(application, 'rejected')}
      >
        <X size={18} /> Reject
      </Button>
      <Button
        size="md"
        minHeight="11"
        disabled={
          status === 'accepted' || hasLeft(status) || awaitsConfirmation || !may('acceptApplication') || isPending
        }
        aria-label={`Accept: ${nameOf(application)}`}
        onClick={() => onDecide(application, 'accepted')}
      >
        <Check size={18} /> Accept
      </Button>
    </HStack>
  );
}
