import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { downloadUrl } from '../../../lib/server/object-url.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { JobPhoto } from './job-photo.tsx';

export function PhotoDialog() {
  const { dialog, close } = useJobScreen();
  const photo = dialog?.name === 'photo' ? dialog.photo : null;
  return (
    <DialogFrame
      isOpen={photo !== null}
      onClose={close}
      title="Installation Photo"
      text={photo?.label}
      size="xl"
      footer={
        photo && (
          <Button asChild variant="outline" size="lg">
            <a href={downloadUrl(photo.objectKey)} download>
              <Download size={18} /> Download
            </a>
          </Button>
        )
      }
    >
      {photo && (
        <JobPhoto {...photo} width="full" maxHeight="65vh" objectFit="contain" borderRadius="md" bg="bg.muted" />
      )}
    </DialogFrame>
  );
}
