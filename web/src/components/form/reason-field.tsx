import * as z from 'zod';
import { TextAreaField } from '../fields/text-area-field.tsx';

export interface Reason {
  reason: string;
}

const longest = 500;

/** Returns the schema of a reason, which turns the typed text into one line. `missing` is the message if a reason is required. */
export const reasonSchema = (missing?: string) =>
  z.object({
    reason: z
      .string()
      .transform((typed) => typed.replaceAll(/\s+/g, ' ').trim())
      .refine((reason) => !missing || reason !== '', { error: missing ?? '' }),
  });

/** Asks for a reason, which the other party will read. */
export const ReasonField = ({ label, required }: { label: string; required: boolean }) => (
  <TextAreaField<Reason> name="reason" label={label} rows={3} maxLength={longest} required={required} />
);
