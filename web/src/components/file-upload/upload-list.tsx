import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { DropArea } from './drop-area.tsx';
import { type FileKind, hintOf, refusalOf } from './file-kinds.ts';
import type { Keeping } from './send-file.ts';
import { UploadFrame } from './upload-frame.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import { useUpload } from './use-upload.ts';

export interface ListedFile {
  name: string;
  objectKey: string;
}

interface UploadListProps {
  label: string;
  accept: FileKind;
  maxBytes: number;
  maxFiles: number;
  value: readonly ListedFile[];
  onChange: (files: ListedFile[]) => void;
  onUploaded?: (count: number) => void;
  onRemoved?: () => void;
  help?: ReactNode;
  error?: string | undefined;
  keeping?: Keeping;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** Several files of one type, sent one after another. */
export function UploadList({ label, accept, maxBytes, maxFiles, value, onChange, ...props }: UploadListProps) {
  const errorId = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, File>>>({});
  // Files arrive one by one while others may be removed, so each is added to the current list.
  const latest = useRef(value);
  latest.current = value;

  const change = (files: ListedFile[]) => {
    latest.current = files;
    onChange(files);
  };
  const upload = useUpload({
    keeping: props.keeping,
    maxBytes,
    onSent: (file, objectKey) => {
      setChosen((before) => ({ ...before, [objectKey]: file }));
      change([...latest.current, { name: file.name.slice(0, 200), objectKey }]);
    },
    onUploaded: props.onUploaded,
  });
  const error = upload.error ?? props.error ?? null;
  const take = (files: File[]) => {
    const refusal = refusalOf(files, { kind: accept, maxBytes, maxFiles: maxFiles - value.length });
    if (refusal)
      return upload.refuse(files.length > maxFiles - value.length ? `Maximum ${maxFiles} file(s) allowed` : refusal);
    void upload.send(files);
  };
  const remove = (objectKey: string) => {
    if (!upload.retry) upload.refuse(null);
    change(latest.current.filter((each) => each.objectKey !== objectKey));
    props.onRemoved?.();
  };
  return (
    <UploadFrame
      label={label}
      help={props.help}
      error={error}
      errorId={errorId}
      hasJustSucceeded={upload.hasJustSucceeded}
      onRetry={upload.retry}
    >
      {value.map(({ name, objectKey }) => (
        <UploadedFile
          key={objectKey}
          objectKey={objectKey}
          label={name}
          kind={accept}
          file={chosen[objectKey] ?? null}
          onRemove={() => remove(objectKey)}
        />
      ))}
      {upload.progress !== null && <UploadProgress progress={upload.progress} label={label} onAbort={upload.abort} />}
      {upload.progress === null && value.length < maxFiles && (
        <DropArea
          label={label}
          kind={accept}
          hint={`${hintOf(accept, maxBytes)}, up to ${maxFiles} files`}
          isMultiple
          describedBy={error ? errorId : undefined}
          isInvalid={error !== null}
          buttonRef={props.buttonRef}
          onFiles={take}
        />
      )}
    </UploadFrame>
  );
}
