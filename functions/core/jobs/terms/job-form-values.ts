import type { JobRow, RequirementRow } from '#functions/data/rows.ts';
import { pickFields } from '#shared/api/fields/described-fields.ts';
import { describedJobFields } from '#shared/api/fields/job-description.ts';
import type { jobLabels } from '#shared/api/fields/job-labels.ts';
import type { FieldValue } from '#shared/domain/changes.ts';
import { childId } from '#shared/domain/ids.ts';
import { fromCents } from '#shared/domain/money.ts';

/** Returns the fields of the job form as the API shows them to the owner. Leaves out requirements that were not loaded. */
export const formValuesOf = (
  { jobId, card, detail, customer, isPublic }: JobRow,
  requirements: readonly RequirementRow[] | null,
): { [N in Exclude<keyof typeof jobLabels, 'requirements'>]: FieldValue } & { requirements?: FieldValue } => ({
  ...pickFields(describedJobFields, {
    ...card,
    ...detail,
    customerName: customer.name,
    customerPhone: customer.phone,
    customerEmail: customer.email,
    customerReference: customer.reference,
  }),
  title: card.title,
  address: card.address,
  isPublic,
  priceExGst: fromCents(card.priceCents),
  ...(requirements
    ? {
        requirements: requirements.map(({ requirementId, label, type, required }) => ({
          id: childId(jobId, requirementId),
          label,
          type,
          required,
        })),
      }
    : {}),
});
