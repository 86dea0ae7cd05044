import { Box, Button, HStack } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Photo } from '#shared/api/fields/job-photos.ts';
import { downloadUrl } from '#web/src/lib/server/object-url.ts';
import { isKeyOf } from '#web/src/lib/shortcuts.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { JobPhoto } from '../screen/job-photo.tsx';
import { PhotoTool } from '../screen/photo-tool.tsx';
import { useZoom } from './use-zoom.ts';
import { largest, photoAt, step } from './zoom.ts';

/** Listens to keys, wherever the focus is in the dialog. `onKey` returns whether it has used the key. */
function useKeys(onKey: (key: string) => boolean) {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

interface PhotoViewerProps {
  photos: readonly Photo[];
  at: number;
  onGo: (at: number) => void;
  /** More tools for the photo, above those of the viewer. */
  tools?: ReactNode;
}

/** One photo at a time, as large as the window allows. Its tools are at the bottom, where a thumb reaches them. */
export function PhotoViewer({ photos, at, onGo, tools }: PhotoViewerProps) {
  const photo = photos[at] ?? { objectKey: '', label: '' };
  const isSeveral = photos.length > 1;
  const go = (key: string): boolean => {
    const next = photoAt(key, at, photos.length);
    if (next !== null) onGo(next);
    return next !== null;
  };
  const { zoom, zoomBy, stage, gestures } = useZoom(photo.objectKey, (to) => {
    go(to === 'next' ? 'ArrowRight' : 'ArrowLeft');
  });
  useKeys((key) => {
    if (isKeyOf('zoomIn', key)) zoomBy(step);
    else if (isKeyOf('zoomOut', key)) zoomBy(1 / step);
    else return go(key);
    return true;
  });
  return (
    <JobDialogFrame
      title="Installation Photo"
      text={<span aria-live="polite">{isSeveral ? `${photo.label}, ${at + 1} of ${photos.length}` : photo.label}</span>}
      size="cover"
      footer={
        <>
          {tools}
          <HStack width="full" justify="space-between" wrap="wrap" gap="1.5">
            <HStack gap="1.5">
              {isSeveral && (
                <>
                  <PhotoTool
                    variant="outline"
                    label="Previous photo"
                    icon={ChevronLeft}
                    onClick={() => go('ArrowLeft')}
                  />
                  <PhotoTool
                    variant="outline"
                    label="Next photo"
                    icon={ChevronRight}
                    onClick={() => go('ArrowRight')}
                  />
                </>
              )}
              <PhotoTool
                variant="outline"
                label="Zoom out"
                icon={ZoomOut}
                isAtEnd={zoom.scale === 1}
                onClick={() => zoomBy(1 / step)}
              />
              <PhotoTool
                variant="outline"
                label="Zoom in"
                icon={ZoomIn}
                isAtEnd={zoom.scale === largest}
                onClick={() => zoomBy(step)}
              />
            </HStack>
            <Button asChild variant="outline" size="lg" minHeight="12" px="2.5">
              <a href={downloadUrl(photo.objectKey)} download>
                <Download size={18} /> Download
              </a>
            </Button>
          </HStack>
        </>
      }
    >
      <Box
        ref={stage}
        {...gestures}
        overflow="hidden"
        borderRadius="md"
        bg="bg.muted"
        touchAction="none"
        userSelect="none"
        cursor={zoom.scale === 1 ? 'zoom-in' : 'grab'}
      >
        <JobPhoto
          {...photo}
          width="full"
          height={{ base: '58dvh', md: '65vh' }}
          objectFit="contain"
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </Box>
    </JobDialogFrame>
  );
}
