import { useState } from 'react';
import { hasLeft } from '#shared/domain/jobs/job.ts';
import { type ChangedTerms, useChangedTerms } from '#web/src/components/terms/use-changed-terms.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import type { Application } from './application-order.ts';

/** Tells whether the owner can still award the job to this applicant. */
export const isAcceptable = ({ status, awaitsConfirmation }: Application): boolean =>
  status !== 'accepted' && !hasLeft(status) && !awaitsConfirmation;

interface Decisions {
  terms: ChangedTerms;
  isPending: boolean;
  accept: (id: string, termsVersion: number) => void;
  reject: (id: string) => void;
}

interface DecisionEffects {
  /** Called when the owner has accepted. The installer may still have to confirm changed terms. */
  onAccepted: (isAwarded: boolean) => void;
  /** Called if the server refuses because the terms have changed. The owner can confirm the changed terms. */
  onTerms?: () => void;
}

/** Returns the writes that accept and reject an application. The owner can undo a rejection. */
export function useDecision({ onAccepted, onTerms }: DecisionEffects): Decisions {
  const terms = useChangedTerms();
  const write = useJobWrite('decideApplication', {
    asks: (error, { params: { id } }) => {
      const isAboutTerms = terms.ask(error, (version) => accept(id, version));
      if (isAboutTerms) onTerms?.();
      return isAboutTerms;
    },
  });
  const accept = (id: string, termsVersion: number) =>
    write.mutate(
      { params: { id }, body: { status: 'accepted', termsVersion } },
      { onSuccess: ({ application }) => onAccepted(application.status === 'accepted') },
    );
  return {
    terms,
    isPending: write.isPending,
    accept,
    reject: (id) => write.mutate({ params: { id }, body: { status: 'rejected' } }),
  };
}

interface Asked {
  application: Application;
  /** The version of the terms that the question shows. If the terms have changed since, the server refuses. */
  termsVersion: number;
}

/** Returns the owner's decisions about a list of applications. `onAccept` only opens the question, and its `confirm` accepts. */
export function useDecisions(applications: readonly Application[], onAwarded?: () => void) {
  const { job } = useJobScreen();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { terms, isPending, accept, reject } = useDecision({
    onAccepted: (isAwarded) => {
      setAsking(false);
      if (isAwarded) onAwarded?.();
    },
    onTerms: () => setAsking(false),
  });
  // The question closes if the installer withdraws the application while the question is open.
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
    isPending,
    onAccept: (application: Application) => {
      setAsked({ application, termsVersion: job.termsVersion });
      setAsking(true);
    },
    onReject: ({ id }: Application) => reject(id),
  };
}
