import { zodResolver } from '@hookform/resolvers/zod';
import { jobInput } from '#shared/api/fields/job-fields.ts';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { missingText, photosNeeded } from './photo-slots.ts';
import { termsNeeded } from './terms-needed.ts';

/**
 * Returns a resolver that checks the request against the contract, and against what only the form requires: photos, a system,
 * accreditations and a price.
 */
export const jobCheck = (job: JobView | null) =>
  zodResolver(
    jobInput.superRefine(
      (values, context) => {
        for (const slot of photosNeeded(values, job))
          context.addIssue({ code: 'custom', path: [slot.name], message: missingText(slot) });
        for (const [name, message] of Object.entries(termsNeeded(values, job)))
          context.addIssue({ code: 'custom', path: [name], message });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
