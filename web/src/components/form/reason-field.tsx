import * as z from 'zod';
import { TextAreaField } from '../fields/text-area-field.tsx';

export interface Reason {
  reason: string;
}

const longest = 500;

/** A reason is one line, however it was typed. `missing` is the message if there has to be one. */
export const reasonSchema = (missing?: string) =>
  z.object({
    reason: z
      .string()
      .transform((typed) => typed.replaceAll(/\s+/g, ' ').trim())
      .refine((reason) => !missing || reason !== '', { error: missing ?? '' }),
  });

/** Where somebody says why, because the other side will want to know. */
export const ReasonField = ({ label, required }: { label: string; required: boolean }) => (
  <TextAreaField<Reason> name="reason" label={label} rows={3} maxLength={longest} required={required} />
);
