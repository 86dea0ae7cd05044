import { Button, HStack } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, Camera, MessageSquareText, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { refusalOf } from '#web/src/components/file-upload/file-kinds.ts';
import { notify } from '#web/src/lib/notify.ts';
import { isUnsent } from '#web/src/lib/uploads/kept-file.ts';
import { dropFiles, keepFiles, keptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { sendNow } from '#web/src/lib/uploads/send-files.ts';
import { type Requirement, type RequirementPhoto, useJobScreen } from '../screen/job-screen.tsx';
import { PhotoTool } from '../screen/photo-tool.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { labelOf } from './viewable.ts';

interface ReviewToolsProps {
  requirement: Requirement;
  photo: RequirementPhoto;
  at: number;
  /** Called before the photo moves or is removed, so that the viewer can follow the photo. */
  onStay: () => void;
}

/** Retakes the photo. The new photo gets the old one's position and caption, and uploads in the background. */
function Retake({ requirement: { id, label }, photo }: Pick<ReviewToolsProps, 'requirement' | 'photo'>) {
  const { close } = useJobScreen();
  const camera = useRef<HTMLInputElement>(null);
  const maxBytes = uploadLimits.requirementPhoto;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length === 0) return;
    const refusal = refusalOf(files, { kind: 'image', maxBytes, maxFiles: 1 });
    if (refusal) return notify.failure(refusal);
    const purpose = { kind: 'requirement', requirementId: id, isPhoto: true, replaces: photo.fileUrl } as const;
    // Drops earlier retakes that are not uploaded yet, because each would become another photo.
    const earlier = keptFiles().filter(
      (file) => isUnsent(file) && file.purpose.kind === 'requirement' && file.purpose.replaces === photo.fileUrl,
    );
    keepFiles(files, { purpose, label, maxBytes });
    void dropFiles(({ id: kept }) => earlier.some((file) => file.id === kept));
    sendNow();
    close();
  };
  return (
    <>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`Retake: ${labelOf(photo)}`}
        onChange={take}
      />
      <Button variant="outline" size="lg" minHeight="12" px="4" onClick={() => camera.current?.click()}>
        <Camera size={20} aria-hidden /> Retake
      </Button>
    </>
  );
}

/** The installer's tools for a submitted photo, each large enough for a thumb in a glove. */
export function ReviewTools({ requirement, photo, at, onStay }: ReviewToolsProps) {
  const { open } = useJobScreen();
  const save = useJobWrite('changePhoto');
  const { photos = [] } = requirement;
  const name = labelOf(photo);
  const change = (to: { place: number } | { removed: true }) => {
    onStay();
    save.mutate({ params: { requirementId: requirement.id }, body: { fileUrl: photo.fileUrl, ...to } });
  };
  return (
    <HStack width="full" gap="1.5" wrap="wrap">
      <Retake requirement={requirement} photo={photo} />
      <PhotoTool
        variant="outline"
        label={`Caption: ${photo.fileName}`}
        icon={MessageSquareText}
        onClick={() => open({ name: 'photoCaption', requirement, photo })}
      />
      <PhotoTool
        variant="outline"
        label={`Move earlier: ${name}`}
        icon={ArrowLeft}
        isAtEnd={at === 0}
        onClick={() => change({ place: at })}
      />
      <PhotoTool
        variant="outline"
        label={`Move later: ${name}`}
        icon={ArrowRight}
        isAtEnd={at === photos.length - 1}
        onClick={() => change({ place: at + 2 })}
      />
      <PhotoTool variant="outline" label={`Remove: ${name}`} icon={Trash2} onClick={() => change({ removed: true })} />
    </HStack>
  );
}
