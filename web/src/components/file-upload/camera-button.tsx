import type { ButtonProps } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { FileButton, type OnFiles } from './file-button.tsx';
import { onlyByTouch } from './touch.ts';

interface CameraButtonProps extends ButtonProps, OnFiles {
  text: string;
  label: string;
  /** Whether a photo is the next step, so that the button is filled. */
  isDue: boolean;
}

/** A button that opens a phone's camera. Only touch screens show it, unless `look` sets another `display`. */
export const CameraButton = ({ isDue, ...look }: CameraButtonProps) => (
  <FileButton
    icon={Camera}
    input={{ accept: 'image/*', capture: 'environment', 'aria-label': `Camera: ${look.label}` }}
    minHeight="14"
    variant={isDue ? 'solid' : 'outline'}
    {...(look.display ? {} : onlyByTouch)}
    {...look}
  />
);
