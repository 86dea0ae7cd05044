import { Button, type ButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { takeChosen } from './chosen-files.ts';

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
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ onFiles, onClose });
  latest.current = { onFiles, onClose };
  // While the chooser is open, the page may remove the button, for example because a tablet is turned. React then reports no
  // change, but the input still does, so that the chosen files are not lost. React also has no event for a chooser that is closed
  // without a file.
  useEffect(() => {
    const chooser = input.current;
    if (!chooser) return;
    chooser.onchange = () => {
      const files = takeChosen(chooser);
      if (files.length > 0) latest.current.onFiles(files);
      latest.current.onClose?.();
    };
    chooser.oncancel = () => latest.current.onClose?.();
  }, []);
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
