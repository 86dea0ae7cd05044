import { chakra, HStack, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Images, Upload } from 'lucide-react';
import { type DragEvent, type Ref, useState } from 'react';
import { CameraButton } from './camera-button.tsx';
import { type FileKind, typesOf } from './file-kinds.ts';
import { neverByTouch, onlyByTouch, touch } from './touch.ts';
import { useChosenFiles } from './use-chosen-files.ts';

interface DropAreaProps {
  label: string;
  kind: FileKind;
  hint: string;
  isMultiple?: boolean;
  /**
   * Adds a button before the area that opens a phone's camera. `isDue` says whether a photo is the next step. If the area takes
   * only images, it is a button for the phone's library there.
   */
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
    '&[data-library]': {
      [touch]: {
        minHeight: '12',
        py: '1',
        gap: '2',
        justifyContent: 'center',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
      },
    },
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
  const input = useChosenFiles(onFiles);
  const [isOver, setOver] = useState(false);
  const hasLibrary = camera !== undefined && kind === 'image';
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
      <input ref={input} type="file" hidden accept={typesOf(kind)} multiple={isMultiple} aria-label={label} />
      {camera && <CameraButton {...camera} label={label} onFiles={onFiles} />}
      <Area
        type="button"
        ref={buttonRef}
        aria-describedby={describedBy}
        data-over={isOver || undefined}
        data-invalid={isInvalid || undefined}
        data-library={hasLibrary || undefined}
        onClick={() => input.current?.click()}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <VisuallyHidden>Upload {label}.</VisuallyHidden>
        {hasLibrary && (
          <Text as="span" {...onlyByTouch} gap="2" fontWeight="650">
            <Images size={20} aria-hidden /> Choose from library
          </Text>
        )}
        <HStack gap="3" {...(hasLibrary ? neverByTouch : {})}>
          <Upload size={22} aria-hidden />
          <Stack gap="0">
            <Text fontWeight="600">{isMultiple ? 'Choose files' : 'Choose a file'}</Text>
            <Text textStyle="note" color="fg.muted">
              {hint}
            </Text>
          </Stack>
        </HStack>
      </Area>
    </>
  );
}
