import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { downloadUrl } from '../../../lib/server/object-url.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import type { JobDialog } from '../screen/job-screen.tsx';
import { JobPhoto } from './job-photo.tsx';

export const PhotoDialog = ({ of: { photo } }: { of: Extract<JobDialog, { name: 'photo' }> }) => (
  <JobDialogFrame
    title="Installation Photo"
    text={photo.label}
    size="xl"
    footer={
      <Button asChild variant="outline" size="lg">
        <a href={downloadUrl(photo.objectKey)} download>
          <Download size={18} /> Download
        </a>
      </Button>
    }
  >
    <JobPhoto {...photo} width="full" maxHeight="65vh" objectFit="contain" borderRadius="md" bg="bg.muted" />
  </JobDialogFrame>
);
