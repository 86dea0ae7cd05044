import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { shownPerson } from '../../lib/server/person.ts';
import { onFileNews } from '../../lib/uploads/file-news.ts';
import { isUnsent, type KeptFile, stateOf } from '../../lib/uploads/kept-file.ts';
import { dropFiles, filesOf, keptFiles, useKeptFiles, watchFiles } from '../../lib/uploads/kept-files.ts';
import { sendNow } from '../../lib/uploads/send-files.ts';

/** The form in which a file is chosen. */
export interface FormPlace {
  form: string;
  /** The id of the job or profile, or `new`. */
  about: string;
  openedAt: number;
  /** True until the person decides about an earlier draft. Until then, the files of that draft are hidden. */
  isUndecided: boolean;
}

const PlaceContext = createContext<FormPlace>({ form: 'none', about: 'none', openedAt: 0, isUndecided: false });

export const useFormPlace = (): FormPlace => useContext(PlaceContext);

/** Returns a function that tells whether a file was chosen in this form. Leaves out the files of an undecided earlier draft. */
export const isIn =
  ({ form, about, openedAt, isUndecided }: FormPlace) =>
  ({ purpose, chosenAt }: KeptFile): boolean =>
    purpose.kind === 'form' &&
    purpose.form === form &&
    purpose.about === about &&
    !(isUndecided && chosenAt < openedAt);

export interface FormUploads {
  place: FormPlace;
  /** The chosen files that the server does not have yet. */
  unsent: readonly KeptFile[];
  /** True while a call of `settled` waits for uploads. */
  isAwaited: boolean;
  /**
   * Resolves to true when every file is uploaded. Resolves to false without a connection, if an upload failed and will be retried
   * later, or if a file was dropped or refused.
   */
  settled: () => Promise<boolean>;
  /** Removes all files of the form, or only those chosen before the form was opened. */
  drop: (which: 'earlier' | 'all') => void;
}

/**
 * Resolves to true when all of these files are uploaded, and to false if one was dropped, was refused or will be retried later.
 */
function whenSent(isHere: (file: KeptFile) => boolean): Promise<boolean> {
  const unsent = () => filesOf(shownPerson()).filter((file) => isHere(file) && isUnsent(file));
  const awaited = unsent().map(({ id }) => id);
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const end = (areSent: boolean) => {
      for (const stop of stops) stop();
      // Resolves after the fields have taken the uploaded files.
      setTimeout(() => resolve(areSent));
    };
    const look = () => {
      const left = unsent();
      const isDropped = awaited.some((id) => !keptFiles().some((file) => file.id === id));
      if (isDropped || left.some((file) => stateOf(file) === 'attention')) end(false);
      else if (left.length === 0) end(true);
    };
    stops.push(
      watchFiles(look),
      onFileNews(({ kind }) => kind === 'paused' && end(false)),
    );
    look();
  });
}

/** Returns the uploads of one form. The form waits for them before each save, because the save refers to the uploaded files. */
export function useFormUploads(form: string, about: string, isUndecided: boolean): FormUploads {
  const [openedAt] = useState(Date.now);
  const [isAwaited, setAwaited] = useState(false);
  const place = useMemo(() => ({ form, about, openedAt, isUndecided }), [form, about, openedAt, isUndecided]);
  const files = useKeptFiles();
  const unsent = useMemo(() => files.filter((file) => isIn(place)(file) && isUnsent(file)), [files, place]);
  const settled = useCallback(async () => {
    const isHere = isIn(place);
    if (!filesOf(shownPerson()).some((file) => isHere(file) && isUnsent(file))) return true;
    if (!navigator.onLine) return false;
    setAwaited(true);
    sendNow();
    const areSent = await whenSent(isHere);
    setAwaited(false);
    return areSent;
  }, [place]);
  const drop = useCallback(
    (which: 'earlier' | 'all') => {
      const person = shownPerson();
      const isHere = isIn({ ...place, isUndecided: false });
      void dropFiles(
        (file) => file.person === person && isHere(file) && (which === 'all' || file.chosenAt < place.openedAt),
      );
    },
    [place],
  );
  return useMemo(() => ({ place, unsent, isAwaited, settled, drop }), [place, unsent, isAwaited, settled, drop]);
}

export const FormUploadsProvider = ({ uploads, children }: { uploads: FormUploads; children: ReactNode }) => (
  <PlaceContext value={uploads.place}>{children}</PlaceContext>
);
