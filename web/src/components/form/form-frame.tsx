import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FormUploadsProvider } from '../file-upload/form-uploads.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { LeaveGuard, useLossWarning } from './leave-guard.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { KeptForm } from './use-kept-form.ts';

interface FormFrameProps<V extends FieldValues, O> {
  of: KeptForm<V, O>;
  /** The id that a submit button outside the form names. */
  id?: string;
  label?: string;
  /** Whether the form is the page, so that leaving the page means leaving the form. */
  isPage?: boolean;
  gap?: string;
  /** Replaces the form's own `submit`. */
  onSubmit?: () => Promise<void>;
  children: ReactNode;
}

/** The frame of every form: the notice about a draft, and the question before leaving a page with unsaved changes. */
export function FormFrame<V extends FieldValues, O>({
  of: { form, draft, stale, uploads, isSending, submit },
  id,
  label,
  isPage = false,
  gap = '4',
  onSubmit = submit,
  children,
}: FormFrameProps<V, O>) {
  const element = useRef<HTMLFormElement>(null);
  const leaving = { draft, unsent: uploads.unsent, isSending };
  useLossWarning(leaving);
  return (
    <FormProvider {...form}>
      {isPage && <LeaveGuard {...leaving} />}
      <FormUploadsProvider uploads={uploads}>
        <chakra.form
          ref={element}
          id={id}
          aria-label={label}
          tabIndex={-1}
          outline="none"
          data-keeps={draft.isKept || undefined}
          onSubmit={(event) => {
            event.preventDefault();
            // React treats a form in a dialog over this form as part of this form, so its submit would also submit this form.
            event.stopPropagation();
            void onSubmit();
          }}
          noValidate
        >
          <Stack gap={gap}>
            <DraftNotice draft={draft} onDecided={() => element.current?.focus({ preventScroll: true })} />
            {stale && <StaleNotice of={stale} />}
            {children}
          </Stack>
        </chakra.form>
      </FormUploadsProvider>
    </FormProvider>
  );
}
