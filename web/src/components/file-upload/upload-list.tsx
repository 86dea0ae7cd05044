import { Stack } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import type { Keeping } from '../../lib/uploads/kept-file.ts';
import { DropArea } from './drop-area.tsx';
import { type FileKind, hintOf, refusalOf } from './file-kinds.ts';
import { KeptFileRow } from './kept-file-row.tsx';
import { UploadFrame } from './upload-frame.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import { useFieldFiles } from './use-field-files.ts';

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
  // Uploads finish one by one while the person may remove others, so each file is added to the current list.
  const latest = useRef(value);
  latest.current = value;

  const change = (files: ListedFile[]) => {
    latest.current = files;
    onChange(files);
  };
  const { unsent, refusal, refuse, hasJustSucceeded, choose, forget, fileOf } = useFieldFiles({
    label,
    keeping: props.keeping,
    maxBytes,
    onSent: (objectKey, name) => {
      if (!latest.current.some((each) => each.objectKey === objectKey))
        change([...latest.current, { name: name.slice(0, 200), objectKey }]);
    },
    onUploaded: props.onUploaded,
  });
  const error = refusal ?? props.error ?? null;
  const room = maxFiles - value.length - unsent.length;
  const take = (files: File[]) => {
    const reason =
      files.length > room
        ? `Maximum ${maxFiles} file(s) allowed`
        : refusalOf(files, { kind: accept, maxBytes, maxFiles: room });
    if (reason) return refuse(reason);
    choose(files);
  };
  const remove = (objectKey: string) => {
    refuse(null);
    forget(objectKey);
    change(latest.current.filter((each) => each.objectKey !== objectKey));
    props.onRemoved?.();
  };
  return (
    <UploadFrame label={label} help={props.help} error={error} errorId={errorId} hasJustSucceeded={hasJustSucceeded}>
      {value.map(({ name, objectKey }) => (
        <UploadedFile
          key={objectKey}
          objectKey={objectKey}
          label={name}
          kind={accept}
          file={fileOf(objectKey)}
          onRemove={() => remove(objectKey)}
        />
      ))}
      {unsent.length > 0 && (
        <Stack as="ul" aria-label={`Still to upload: ${label}`} listStyleType="none" gap="2">
          {unsent.map((file) => (
            <KeptFileRow key={file.id} file={file} />
          ))}
        </Stack>
      )}
      {room > 0 && (
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
