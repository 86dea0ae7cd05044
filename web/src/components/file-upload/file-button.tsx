import { Button, type ButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useChosenFiles } from './use-chosen-files.ts';

export interface OnFiles {
  onFiles: (files: File[]) => void;
  /** Called when the file chooser or the camera opens. */
  onOpen?: () => void;
  /** Called when it closes, with or without a file. */
  onClose?: () => void;
}

interface FileButtonProps extends ButtonProps, OnFiles {
  text: string;
  label: string;
  icon: LucideIcon;
  /** The input that the button opens. */
  input: Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple' | 'aria-label'>;
}

/** A button that opens a file chooser or a phone's camera. */
export function FileButton({
  text,
  label,
  icon: Icon,
  input: about,
  onFiles,
  onOpen,
  onClose,
  ...look
}: FileButtonProps) {
  const input = useChosenFiles(onFiles, onClose);
  return (
    <>
      <input ref={input} type="file" hidden {...about} />
      <Button
        size="lg"
        {...look}
        aria-label={`${text}: ${label}`}
        onClick={() => {
          onOpen?.();
          input.current?.click();
        }}
      >
        <Icon size={22} aria-hidden /> {text}
      </Button>
    </>
  );
}
