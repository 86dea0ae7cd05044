import { Button, type ButtonProps } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { onlyByTouch } from './touch.ts';

interface CameraButtonProps extends Omit<ButtonProps, 'onChange'> {
  text: string;
  label: string;
  /** Whether a photo is the next step, so that the button is filled. */
  isDue: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A button that opens a phone's camera. Only touch screens show it, unless `look` sets another `display`. */
export function CameraButton({ text, label, isDue, onChange, ...look }: CameraButtonProps) {
  const shutter = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={shutter}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`Camera: ${label}`}
        onChange={onChange}
      />
      <Button
        size="lg"
        minHeight="14"
        variant={isDue ? 'solid' : 'outline'}
        {...(look.display ? {} : onlyByTouch)}
        {...look}
        aria-label={`${text}: ${label}`}
        onClick={() => shutter.current?.click()}
      >
        <Camera size={22} aria-hidden /> {text}
      </Button>
    </>
  );
}
