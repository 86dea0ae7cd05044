import { type ReactNode, type Ref, useId, useState } from 'react';
import { DropArea } from './drop-area.tsx';
import { type FileKind, hintOf, refusalOf } from './file-kinds.ts';
import type { Keeping } from './send-file.ts';
import { UploadFrame } from './upload-frame.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import { useUpload } from './use-upload.ts';

interface UploadTileProps {
  label: string;
  accept: FileKind;
  maxBytes: number;
  /** The key of the current file. */
  value: string | null;
  onChange: (objectKey: string | null) => void;
  onUploaded?: () => void;
  required?: boolean;
  /** Whether a phone offers its camera first. */
  hasCamera?: boolean;
  isLabelHidden?: boolean;
  help?: ReactNode;
  /** The error from the surrounding form. */
  error?: string | undefined;
  keeping?: Keeping;
  /** Gets focus when the form points to this field. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** One file, which people can choose or drop, follow while it uploads, view, replace or remove. */
export function UploadTile({
  label,
  accept,
  maxBytes,
  value,
  onChange,
  onUploaded,
  required = false,
  hasCamera = false,
  isLabelHidden = false,
  help,
  error,
  keeping,
  buttonRef,
}: UploadTileProps) {
  const errorId = useId();
  const [chosen, setChosen] = useState<{ file: File; objectKey: string } | null>(null);
  const upload = useUpload({
    keeping,
    maxBytes,
    onSent: (file, objectKey) => {
      setChosen({ file, objectKey });
      onChange(objectKey);
    },
    onUploaded,
  });
  const shownError = upload.error ?? error ?? null;

  const take = (files: File[]) => {
    const refusal = refusalOf(files, { kind: accept, maxBytes, maxFiles: 1 });
    if (refusal) return upload.refuse(refusal);
    void upload.send(files);
  };
  const body = () => {
    if (upload.progress !== null)
      return <UploadProgress progress={upload.progress} label={label} onAbort={upload.abort} />;
    if (value)
      return (
        <UploadedFile
          objectKey={value}
          label={label}
          kind={accept}
          file={chosen?.objectKey === value ? chosen.file : null}
          buttonRef={buttonRef}
          onReplace={take}
          onRemove={() => {
            upload.refuse(null);
            onChange(null);
          }}
        />
      );
    return (
      <DropArea
        label={label}
        kind={accept}
        hasCamera={hasCamera}
        hint={hintOf(accept, maxBytes)}
        describedBy={shownError ? errorId : undefined}
        isInvalid={shownError !== null}
        buttonRef={buttonRef}
        onFiles={take}
      />
    );
  };
  return (
    <UploadFrame
      label={label}
      required={required}
      isLabelHidden={isLabelHidden}
      help={help}
      error={shownError}
      errorId={errorId}
      hasJustSucceeded={upload.hasJustSucceeded}
      onRetry={upload.retry}
    >
      {body()}
    </UploadFrame>
  );
}
