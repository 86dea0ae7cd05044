import { Stack } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';
import type { Keeping } from '../../lib/uploads/kept-file.ts';
import { DropArea } from './drop-area.tsx';
import { type FileKind, hintOf, refusalOf } from './file-kinds.ts';
import { KeptFileRow } from './kept-file-row.tsx';
import { UploadFrame } from './upload-frame.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import { useFieldFiles } from './use-field-files.ts';

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
  /** The form focuses this button when the field has an error. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** One file, which a person can choose or drop, follow until it is uploaded, view, replace or remove. */
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
  const { unsent, refusal, refuse, hasJustSucceeded, choose, forget, fileOf } = useFieldFiles({
    label,
    keeping,
    maxBytes,
    onSent: (objectKey) => {
      if (objectKey !== value) onChange(objectKey);
    },
    onUploaded,
  });
  const shownError = refusal ?? error ?? null;

  const take = (files: File[]) => {
    const reason = refusalOf(files, { kind: accept, maxBytes, maxFiles: 1 });
    if (reason) return refuse(reason);
    forget();
    choose(files);
  };
  const body = () => {
    if (unsent.length > 0)
      return (
        <Stack as="ul" listStyleType="none">
          {unsent.map((file) => (
            <KeptFileRow key={file.id} file={file} />
          ))}
        </Stack>
      );
    if (value)
      return (
        <UploadedFile
          objectKey={value}
          label={label}
          kind={accept}
          file={fileOf(value)}
          buttonRef={buttonRef}
          onReplace={take}
          onRemove={() => {
            refuse(null);
            forget();
            onChange(null);
          }}
        />
      );
    return (
      <DropArea
        label={label}
        kind={accept}
        {...(hasCamera ? { camera: { text: 'Take photo', isDue: false } } : {})}
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
      hasJustSucceeded={hasJustSucceeded}
    >
      {body()}
    </UploadFrame>
  );
}
