import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { isUnsent, type Keeping, type KeptFile, stateOf } from '../../lib/uploads/kept-file.ts';
import { dropFiles, keepFiles, useKeptFiles } from '../../lib/uploads/kept-files.ts';
import { sendNow } from '../../lib/uploads/send-files.ts';
import { isIn, useFormPlace } from './form-uploads.tsx';

const bannerMilliseconds = 2_000;

interface FieldOptions {
  label: string;
  keeping?: Keeping | undefined;
  maxBytes: number;
  /** Called for each uploaded file, also for one that was uploaded while the form was closed. */
  onSent: (objectKey: string, name: string) => void;
  /**
   * Called with the number of uploaded files when none is left to upload. Not called if the server has not made a file private
   * yet. The person then reads another message.
   */
  onUploaded?: ((count: number) => void) | undefined;
}

interface FieldFiles {
  /** The chosen files that the server does not have yet. */
  unsent: readonly KeptFile[];
  /** The reason why the last chosen files were refused, or null. */
  refusal: string | null;
  refuse: (reason: string | null) => void;
  /** True for two seconds after each successful upload. */
  hasJustSucceeded: boolean;
  choose: (files: readonly File[]) => void;
  /** Removes the files of this field, or only the uploaded file with this key. */
  forget: (objectKey?: string) => void;
  /** Returns the chosen file that was uploaded under a key, or null if this page no longer has it. */
  fileOf: (objectKey: string | null) => File | null;
}

/**
 * Returns the files of one field of a form. The browser keeps the files and uploads them in the background, also after the page
 * was closed and opened again.
 */
export function useFieldFiles({ label, keeping, maxBytes, onSent, onUploaded }: FieldOptions): FieldFiles {
  const place = useFormPlace();
  const isHere = (file: KeptFile) => isIn(place)(file) && file.purpose.kind === 'form' && file.purpose.field === label;
  const files = useKeptFiles().filter(isHere);
  const unsent = files.filter(isUnsent);
  const [refusal, refuse] = useState<string | null>(null);
  const [hasJustSucceeded, setSucceeded] = useState(false);
  const seen = useRef({ taken: new Set<string>(), unsent: new Set<string>(), arrived: 0, isUnfinished: false });
  const chosen = useRef<File[]>([]);
  const previews = useRef(new Map<string, File>());
  const banner = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(banner.current), []);

  useLayoutEffect(() => {
    const { current } = seen;
    for (const { id } of unsent) current.unsent.add(id);
    for (const file of files) {
      if (stateOf(file) !== 'sent' || !file.address || current.taken.has(file.id)) continue;
      current.taken.add(file.id);
      const { objectKey } = file.address;
      const preview = chosen.current.find(({ name }) => name === file.chosenName);
      if (preview) previews.current.set(objectKey, preview);
      onSent(objectKey, file.name);
      if (!current.unsent.has(file.id)) continue;
      current.arrived += 1;
      current.isUnfinished ||= file.isUnfinished;
      setSucceeded(true);
      clearTimeout(banner.current);
      banner.current = setTimeout(() => setSucceeded(false), bannerMilliseconds);
    }
    if (unsent.length > 0 || current.arrived === 0) return;
    // Shows only one of the two messages, because a new message replaces the old one.
    if (current.isUnfinished) notify.info('Upload completed', 'File uploaded but may need permission adjustment');
    else onUploaded?.(current.arrived);
    Object.assign(current, { arrived: 0, isUnfinished: false });
  });

  const choose = (picked: readonly File[]) => {
    refuse(null);
    chosen.current = [...chosen.current, ...picked];
    const { form, about } = place;
    const purpose = { kind: 'form', form, about, field: label } as const;
    keepFiles(picked, { purpose, label, maxBytes, ...(keeping ? { keeping } : {}) });
    sendNow();
  };
  const forget = (objectKey?: string) =>
    void dropFiles((file) => isHere(file) && (objectKey === undefined || file.address?.objectKey === objectKey));
  const fileOf = (objectKey: string | null) => (objectKey ? (previews.current.get(objectKey) ?? null) : null);
  return { unsent, refusal, refuse, hasJustSucceeded, choose, forget, fileOf };
}
