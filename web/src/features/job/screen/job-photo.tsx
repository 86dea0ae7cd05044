import { Center, chakra } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { objectUrl } from '#web/src/lib/server/object-url.ts';

type JobPhotoProps = { objectKey: string; label: string } & Omit<ComponentProps<typeof chakra.img>, 'src' | 'alt'>;

/** A photo of the site, or a placeholder icon if it cannot be loaded. */
export function JobPhoto({ objectKey, label, ...box }: JobPhotoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (broken === objectKey)
    return (
      <Center
        role="img"
        aria-label={`${label} could not be loaded`}
        minHeight="24"
        bg="bg.muted"
        color="fg.muted"
        {...(box as object)}
      >
        <ImageOff size={28} aria-hidden />
      </Center>
    );
  return (
    <chakra.img {...box} src={objectUrl(objectKey)} alt={label} loading="lazy" onError={() => setBroken(objectKey)} />
  );
}
