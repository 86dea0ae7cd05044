import { useState } from 'react';
import { hasLeft } from '#shared/domain/jobs/job.ts';
import { useChangedTerms } from '#web/src/components/terms/use-changed-terms.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import type { Application } from './application-order.ts';

/** Returns whether the owner can still award the job to this applicant. */
export const isAcceptable = ({ status, awaitsConfirmation }: Application): boolean =>
  status !== 'accepted' && !hasLeft(status) && !awaitsConfirmation;

interface Asked {
  application: Application;
  /** The terms of the job that the question shows. The server asks about later ones. */
  termsVersion: number;
}

/** Returns the owner's decisions about applications. An acceptance asks first; a rejection can be undone. */
export function useDecisions(applications: readonly Application[], onAwarded?: () => void) {
  const { job } = useJobScreen();
  const terms = useChangedTerms();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const write = useJobWrite('decideApplication', {
    asks: (error, { params: { id } }) => {
      const isAboutTerms = terms.ask(error, (version) => accept(id, version));
      if (isAboutTerms) setAsking(false);
      return isAboutTerms;
    },
  });
  const accept = (id: string, termsVersion: number) =>
    write.mutate(
      { params: { id }, body: { status: 'accepted', termsVersion } },
      {
        onSuccess: ({ application }) => {
          setAsking(false);
          if (application.status === 'accepted') onAwarded?.();
        },
      },
    );
  // An application that was withdrawn since leaves no question.
  const present = applications.find(({ id }) => id === asked?.application.id);
  const question = asked && {
    application: present ?? asked.application,
    isOpen: isAsking && present !== undefined && isAcceptable(present),
    confirm: () => accept(asked.application.id, asked.termsVersion),
    close: () => setAsking(false),
  };
  return {
    terms,
    question,
    isPending: write.isPending,
    onAccept: (application: Application) => {
      setAsked({ application, termsVersion: job.termsVersion });
      setAsking(true);
    },
    onReject: ({ id }: Application) => write.mutate({ params: { id }, body: { status: 'rejected' } }),
  };
}
