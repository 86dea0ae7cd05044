import type { JobView } from '#shared/api/fields/job-views.ts';
import type { FieldChange } from '#shared/domain/changes.ts';
import type { JobAction } from '#shared/domain/jobs/lifecycle.ts';
import { booked } from '#web/src/lib/dates.ts';
import type { CardFacts } from '../screen/cards.ts';
import type { JobDialog } from '../screen/job-screen.tsx';
import type { StepWrite } from './use-step-writes.ts';

export interface StepAction {
  label: string;
  does: { dialog: JobDialog } | { to: string } | { href: string } | { write: StepWrite };
  /** The reason why the button is disabled: how many requirements are open, or files still to upload. */
  blocked?: string;
}

/** The person's next step. It has a main action only if the person has to act, and then the title names the action. */
export interface Step {
  title: string;
  text: string;
  /** The other party's texts to this person, each with its heading. */
  quotes?: readonly { id?: string; from: string; text: string; lines?: number }[];
  /** The changes of the job since the viewer applied. */
  changes?: readonly FieldChange[];
  primary?: StepAction;
  others?: StepAction[];
}

export interface StepFacts extends CardFacts {
  may: (action: JobAction) => boolean;
  hasPaymentRequest: boolean;
  hasOwnReview: boolean;
  /** The requirements that the owner returned and that are open. */
  returned?: readonly { id: string; label: string; reason: string }[];
  /** The number of the job's files that this device has not uploaded yet: "2 photos still to upload". */
  toSend?: string | null;
}

/** Returns an action that opens a dialog. The excluded dialogs also need a photo or a requirement. */
export const opens = (
  label: string,
  name: Exclude<JobDialog['name'], 'returnRequirement' | 'photoCaption' | 'photoReview' | 'photo'>,
): StepAction => ({
  label,
  does: { dialog: { name } },
});

/** Returns the title of a scheduled job, for either party. */
export const bookedFor = ({ installationDate }: JobView): string =>
  `Booked for ${installationDate ? booked(installationDate, 'weekday') : 'a date to be set'}`;

export const cancelledBecause = ({ cancelReason }: JobView, otherwise: string): string =>
  cancelReason ? `Reason: ${cancelReason}` : otherwise;

export const reviewed: Step = {
  title: 'All done',
  text: "You've reviewed this job. You can still change your review.",
  others: [opens('Edit your review', 'review')],
};

export const removedReview: Step = {
  title: 'All done',
  text: 'An administrator has removed your review. It can no longer be changed.',
};
