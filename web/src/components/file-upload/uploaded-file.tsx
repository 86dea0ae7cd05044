import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { RefreshCw, Trash2 } from 'lucide-react';
import { type ChangeEvent, type Ref, useRef } from 'react';
import { objectUrl } from '../../lib/server/object-url.ts';
import { type FileKind, typesOf } from './file-kinds.ts';
import { Thumbnail } from './thumbnail.tsx';

interface UploadedFileProps {
  objectKey: string;
  label: string;
  kind: FileKind;
  file: File | null;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  onReplace?: ((files: File[]) => void) | undefined;
  onRemove: () => void;
}

const PdfLink = chakra('a', { base: { textDecoration: 'underline', textStyle: 'note', color: 'colorPalette.fg' } });

/** An uploaded file: its preview, and buttons to replace or remove it. */
export function UploadedFile({ objectKey, label, kind, file, buttonRef, onReplace, onRemove }: UploadedFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onReplace?.(files);
  };
  return (
    <HStack gap="3" p="2" borderWidth="1px" borderRadius="md" bg="bg.panel" width="full">
      <Thumbnail objectKey={objectKey} label={label} file={file} isPdf={kind === 'pdf'} />
      <Stack gap="0.5" flex="1" minWidth="0">
        <Text fontWeight="600" truncate>
          {file?.name ?? label}
        </Text>
        {!file && kind !== 'image' && (
          <PdfLink href={objectUrl(objectKey)} target="_blank" rel="noreferrer">
            View document
          </PdfLink>
        )}
      </Stack>
      {onReplace && (
        <>
          <input ref={input} type="file" hidden accept={typesOf(kind)} aria-label={label} onChange={choose} />
          <Button
            ref={buttonRef}
            variant="ghost"
            size="lg"
            px="3"
            aria-label={`Replace ${label}`}
            onClick={() => input.current?.click()}
          >
            <RefreshCw size={18} />
          </Button>
        </>
      )}
      <Button variant="ghost" size="lg" px="3" aria-label={`Remove ${label}`} onClick={onRemove}>
        <Trash2 size={18} />
      </Button>
    </HStack>
  );
}
