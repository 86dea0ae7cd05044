import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { KeptFile } from '../../lib/uploads/kept-file.ts';
import { contentOf } from '../../lib/uploads/kept-files.ts';
import { usePreview } from './use-preview.ts';

/** Reads the chosen file from this device. Returns null until the file is read, and if it no longer exists. */
function useContent(file: KeptFile): File | null {
  const [content, setContent] = useState<File | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content changes only when the photo is made smaller
  useEffect(() => {
    let isShown = true;
    contentOf(file)
      .then((read) => isShown && setContent(read))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [file.id, file.isPrepared]);
  return content;
}

/** The chosen photo, which the server does not have yet. */
export function KeptPreview({ file }: { file: KeptFile }) {
  const src = usePreview(useContent(file));
  const frame = { width: '32', aspectRatio: '4 / 3', borderRadius: 'md', bg: 'bg.muted', flexShrink: '0' } as const;
  return src === null ? (
    <Box {...frame} />
  ) : (
    <chakra.img {...frame} objectFit="cover" src={src} alt={file.chosenName} />
  );
}
