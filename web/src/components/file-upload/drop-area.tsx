import { Button, chakra, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Camera, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type Ref, useRef, useState } from 'react';
import { type FileKind, typesOf } from './file-kinds.ts';

interface DropAreaProps {
  label: string;
  kind: FileKind;
  hint: string;
  isMultiple?: boolean;
  /** Adds a button before the area that opens a phone's camera. `isDue` says whether a photo is the next step. */
  camera?: { text: string; isDue: boolean };
  describedBy?: string | undefined;
  isInvalid?: boolean;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  onFiles: (files: File[]) => void;
}

const Area = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    // As high as the text of the area on a phone, so that nothing moves when the area replaces its placeholder.
    minHeight: { base: '24', sm: '20' },
    px: '4',
    py: '3',
    textAlign: 'start',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    bg: 'bg.panel',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { borderColor: 'colorPalette.solid', bg: 'bg.muted' },
    _disabled: { cursor: 'not-allowed', opacity: '0.6' },
    '&[data-over]': { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' },
    '&[data-invalid]': { borderColor: 'border.error' },
  },
});

/** An area that opens the file chooser when a person presses it. A person can also drop files on it. */
export function DropArea({
  label,
  kind,
  hint,
  isMultiple = false,
  camera,
  describedBy,
  isInvalid,
  buttonRef,
  onFiles,
}: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const shutter = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Lets a person choose the same file again after removing it.
    target.value = '';
    if (files.length > 0) onFiles(files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={typesOf(kind)}
        multiple={isMultiple}
        aria-label={label}
        onChange={choose}
      />
      {camera && (
        <>
          <input
            ref={shutter}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={`Camera: ${label}`}
            onChange={choose}
          />
          <Button
            size="lg"
            minHeight="14"
            variant={camera.isDue ? 'solid' : 'outline'}
            display="none"
            // Only touch screens show this button.
            css={{ '@media (pointer: coarse)': { display: 'inline-flex' } }}
            aria-label={`${camera.text}: ${label}`}
            onClick={() => shutter.current?.click()}
          >
            <Camera size={22} aria-hidden /> {camera.text}
          </Button>
        </>
      )}
      <Area
        type="button"
        ref={buttonRef}
        aria-describedby={describedBy}
        data-over={isOver || undefined}
        data-invalid={isInvalid || undefined}
        onClick={() => input.current?.click()}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload size={22} aria-hidden />
        <VisuallyHidden>Upload {label}.</VisuallyHidden>
        <Stack gap="0">
          <Text fontWeight="600">{isMultiple ? 'Choose files' : 'Choose a file'}</Text>
          <Text textStyle="note" color="fg.muted">
            {hint}
          </Text>
        </Stack>
      </Area>
    </>
  );
}
