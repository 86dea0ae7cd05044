import { useState } from 'react';
import type { ApiError } from '#shared/api/client.ts';
import type { FieldChange } from '#shared/domain/changes.ts';

/** The write that was refused because the job's terms have changed. */
interface Refused {
  changes: readonly FieldChange[];
  /** Repeats the write on the changed terms. */
  confirm: () => void;
}

export interface ChangedTerms {
  isOpen: boolean;
  refused: Refused | null;
  close: () => void;
  /**
   * If the server refused a write because of changed terms, asks the person to confirm them and returns true. `repeat` receives
   * the version that the person agrees to.
   */
  ask: (error: ApiError, repeat: (termsVersion: number) => void) => boolean;
}

/** Returns the state of the question about changed terms, and the function that asks it. */
export function useChangedTerms(): ChangedTerms {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    refused,
    close: () => setOpen(false),
    ask: ({ code, changes, version }, repeat) => {
      if (code !== 'terms_changed' || version === null) return false;
      setRefused({
        changes,
        confirm: () => {
          setOpen(false);
          repeat(version);
        },
      });
      setOpen(true);
      return true;
    },
  };
}
