import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { notify } from '../../lib/notify.ts';
import { type Crop, centred, cutLogo } from './crop.ts';
import { CropArea } from './crop-area.tsx';

interface CropDialogProps {
  picture: ImageBitmap;
  onCancel: () => void;
  onCropped: (logo: Blob) => void;
}

/** Previews the logo and lets a person move the picture into place. */
export function CropDialog({ picture, onCancel, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(() => centred(picture));
  const use = () =>
    cutLogo(picture, crop).then(onCropped, (error) =>
      notify.failure('Upload failed', error?.message || 'Failed to upload logo'),
    );
  return (
    <DialogFrame
      isOpen
      onClose={onCancel}
      title="Crop Your Logo"
      text="Drag the picture, or use the arrow keys and the slider. The part inside the circle becomes your logo."
      size="sm"
      footer={
        <>
          <Button variant="outline" size="lg" flex={{ base: '1', md: 'none' }} onClick={onCancel}>
            Cancel
          </Button>
          <Button size="lg" flex={{ base: '1', md: 'none' }} onClick={use}>
            Use logo
          </Button>
        </>
      }
    >
      <Stack align="center">
        <CropArea picture={picture} crop={crop} onChange={setCrop} />
      </Stack>
    </DialogFrame>
  );
}
