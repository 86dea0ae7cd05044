import { Center, chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { objectUrl } from '../../lib/server/object-url.ts';
import { usePreview } from './use-preview.ts';

interface ThumbnailProps {
  objectKey: string;
  label: string;
  /** The chosen file, while this browser still has it. */
  file: File | null;
  isPdf?: boolean;
}

/** A small preview of an uploaded file, or a document icon if it is not an image. */
export function Thumbnail({ objectKey, label, file, isPdf = false }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const preview = usePreview(file);
  const src = file ? preview : objectUrl(objectKey);
  const frame = { boxSize: '16', borderRadius: 'md', borderWidth: '1px', flexShrink: '0' } as const;
  if (isPdf || src === null || src === broken || file?.type === 'application/pdf')
    return (
      <Center {...frame} bg="bg.muted" color="fg.muted">
        <FileText size={26} aria-hidden />
      </Center>
    );
  return <chakra.img {...frame} objectFit="cover" src={src} alt={label} onError={() => setBroken(src)} />;
}
