import { Button, type ButtonProps } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { takeChosen } from './chosen-files.ts';
import { onlyByTouch } from './touch.ts';

interface CameraButtonProps extends ButtonProps {
  text: string;
  label: string;
  /** Whether a photo is the next step, so that the button is filled. */
  isDue: boolean;
  onFiles: (files: File[]) => void;
  /** Called when the camera opens. */
  onOpen?: () => void;
  /** Called when the camera closes, with or without a photo. */
  onClose?: () => void;
}

/** A button that opens a phone's camera. Only touch screens show it, unless `look` sets another `display`. */
export function CameraButton({ text, label, isDue, onFiles, onOpen, onClose, ...look }: CameraButtonProps) {
  const shutter = useRef<HTMLInputElement>(null);
  // React has no event for a file chooser that is closed without a file.
  useEffect(() => {
    const input = shutter.current;
    if (!input || !onClose) return;
    input.addEventListener('cancel', onClose);
    return () => input.removeEventListener('cancel', onClose);
  }, [onClose]);
  return (
    <>
      <input
        ref={shutter}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`Camera: ${label}`}
        onChange={(event) => {
          const files = takeChosen(event);
          if (files.length > 0) onFiles(files);
          onClose?.();
        }}
      />
      <Button
        size="lg"
        minHeight="14"
        variant={isDue ? 'solid' : 'outline'}
        {...(look.display ? {} : onlyByTouch)}
        {...look}
        aria-label={`${text}: ${label}`}
        onClick={() => {
          onOpen?.();
          shutter.current?.click();
        }}
      >
        <Camera size={22} aria-hidden /> {text}
      </Button>
    </>
  );
}
