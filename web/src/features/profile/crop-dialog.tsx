import { Button, CloseButton, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { type Crop, centred, cutLogo } from './crop.ts';
import { CropArea } from './crop-area.tsx';

interface CropDialogProps {
  picture: ImageBitmap;
  onCancel: () => void;
  onCropped: (logo: Blob) => void;
}

/** Shows the picture as it will be seen, and lets it be moved into place. */
export function CropDialog({ picture, onCancel, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(() => centred(picture));
  const use = () =>
    cutLogo(picture, crop).then(onCropped, (error) => notify.failure('Upload failed', error, 'Failed to upload logo'));
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onCancel()} size="sm" placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Crop Your Logo</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4" align="center">
                <Text textStyle="note" color="fg.muted">
                  Drag the picture, or use the arrow keys and the slider. What is inside the circle becomes the logo.
                </Text>
                <CropArea picture={picture} crop={crop} onChange={setCrop} />
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" size="lg" flex={{ base: '1', md: 'none' }} onClick={onCancel}>
                Cancel
              </Button>
              <Button size="lg" flex={{ base: '1', md: 'none' }} onClick={use}>
                Use logo
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
