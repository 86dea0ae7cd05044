import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Check, MessageSquareText, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { maxRequirementPhotos, uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { isFor } from '#web/src/lib/uploads/kept-file.ts';
import { useKeptFiles } from '#web/src/lib/uploads/kept-files.ts';
import { type Requirement, type RequirementPhoto, useJobScreen } from '../screen/job-screen.tsx';
import { PhotoTool } from '../screen/photo-tool.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { HandIn } from './hand-in.tsx';
import { OpenPhoto } from './requirement-photos.tsx';

/** The browser takes the focus from an element that moves in the page. It gets it back, so that a photo can move on. */
function useKeptFocus(order: string) {
  const last = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is when elements have moved
  useEffect(() => {
    const { current: element } = last;
    if (element instanceof HTMLElement && element.isConnected && document.activeElement === document.body)
      element.focus();
  }, [order]);
  return {
    onFocus: () => {
      last.current = document.activeElement;
    },
  };
}

interface PhotoRowProps {
  photos: readonly RequirementPhoto[];
  at: number;
  onChange: (change: { place: number } | { removed: true }) => void;
  onCaption: () => void;
}

function PhotoRow({ photos, at, onChange, onCaption }: PhotoRowProps) {
  const { caption, fileName } = photos[at] as RequirementPhoto;
  return (
    <HStack as="li" gap="3" align="start" wrap="wrap" borderWidth="1px" borderRadius="md" p="2">
      <OpenPhoto photos={photos} at={at} size="24" />
      <Stack gap="0" flex="1" minWidth="32">
        <Text overflowWrap="anywhere">{caption || fileName}</Text>
        <HStack gap="2">
          <Text textStyle="note" color="fg.muted">
            Photo {at + 1} of {photos.length}
          </Text>
          <HStack gap="1" color="fg.success">
            <Check size={14} aria-hidden />
            <Text textStyle="note">Sent</Text>
          </HStack>
        </HStack>
      </Stack>
      <HStack gap="0" ms="auto">
        <PhotoTool
          variant="ghost"
          label={`Move up: ${caption || fileName}`}
          icon={ArrowUp}
          isAtEnd={at === 0}
          onClick={() => onChange({ place: at })}
        />
        <PhotoTool
          variant="ghost"
          label={`Move down: ${caption || fileName}`}
          icon={ArrowDown}
          isAtEnd={at === photos.length - 1}
          onClick={() => onChange({ place: at + 2 })}
        />
        <PhotoTool variant="ghost" label={`Caption: ${fileName}`} icon={MessageSquareText} onClick={onCaption} />
        <PhotoTool
          variant="ghost"
          label={`Remove: ${caption || fileName}`}
          icon={Trash2}
          onClick={() => onChange({ removed: true })}
        />
      </HStack>
    </HStack>
  );
}

/** More photos were chosen on another device, and may never come from there. */
function CompleteWith({ count, requirementId, fileUrl }: { count: number; requirementId: string; fileUrl: string }) {
  const save = useJobWrite('completeRequirement');
  return (
    <Stack gap="1">
      <Text textStyle="note" color="fg.muted">
        More photos for this requirement wait on another device. We'll complete it when they arrive.
      </Text>
      <Button
        variant="outline"
        size="lg"
        alignSelf="start"
        loading={save.isPending}
        onClick={() => save.mutate({ params: { requirementId }, body: { completed: true, fileUrl } })}
      >
        Complete with {count === 1 ? 'this photo' : `these ${count} photos`}
      </Button>
    </Stack>
  );
}

/** The installer adds photos, puts them in order, says what they show, and removes them. */
export function PhotoWork({ requirement }: { requirement: Requirement }) {
  const { id, label, photos = [] } = requirement;
  const { open } = useJobScreen();
  const files = useKeptFiles();
  const save = useJobWrite('changePhoto');
  const kept = useKeptFocus(photos.map(({ fileUrl }) => fileUrl).join(' '));
  return (
    <Stack gap="3">
      {photos.length > 0 && (
        <Stack as="ul" aria-label={`Photos: ${label}`} listStyleType="none" gap="2" {...kept}>
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.fileUrl}
              photos={photos}
              at={at}
              onChange={(change) =>
                save.mutate({ params: { requirementId: id }, body: { fileUrl: photo.fileUrl, ...change } })
              }
              onCaption={() => open({ name: 'photoCaption', requirement, photo })}
            />
          ))}
        </Stack>
      )}
      {photos[0] && !requirement.completed && !files.some(isFor(id)) && (
        <CompleteWith count={photos.length} requirementId={id} fileUrl={photos[0].fileUrl} />
      )}
      <HandIn
        requirement={requirement}
        kind="image"
        maxBytes={uploadLimits.requirementPhoto}
        maxFiles={maxRequirementPhotos}
      />
    </Stack>
  );
}
