import { Button, HStack } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { hasLeft } from '#shared/domain/jobs/job.ts';
import { hasObjection } from '#web/src/components/person/crew-words.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { Application } from './application-order.ts';
import { isAcceptable } from './use-decisions.ts';

export interface Decides {
  isPending: boolean;
  onAccept: (application: Application) => void;
  onReject: (application: Application) => void;
}

export const nameOf = ({ companyName }: Application): string => companyName || 'This installer';

/** The buttons with which the retailer rejects or accepts one application. Accept is filled only without an objection. */
export function DecideButtons({ application, isPending, onAccept, onReject }: Decides & { application: Application }) {
  const { may } = useJobScreen();
  const { status, fit } = application;
  return (
    <HStack gap="2" flexShrink="0" width={{ base: 'full', sm: 'auto' }}>
      <Button
        variant="outline"
        size="md"
        minHeight="11"
        flex={{ base: '1', sm: 'none' }}
        disabled={status === 'rejected' || hasLeft(status) || !may('rejectApplication') || isPending}
        aria-label={`Reject: ${nameOf(application)}`}
        onClick={() => onReject(application)}
      >
        <X size={18} /> Reject
      </Button>
      <Button
        {...(fit && hasObjection(fit) ? { variant: 'outline' } : {})}
        size="md"
        minHeight="11"
        flex={{ base: '1', sm: 'none' }}
        disabled={!isAcceptable(application) || !may('acceptApplication') || isPending}
        aria-label={`Accept: ${nameOf(application)}`}
        onClick={() => onAccept(application)}
      >
        <Check size={18} /> Accept
      </Button>
    </HStack>
  );
}
