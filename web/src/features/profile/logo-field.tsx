import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { CompanyLogo } from '../../components/company-logo.tsx';
import { notify } from '../../lib/notify.ts';
import { CropDialog } from './crop-dialog.tsx';
import { notAnImage, refusalOf } from './logo-upload.ts';

interface LogoFieldProps {
  /** The id of the company's owner. */
  id: string;
  companyName: string;
  /** The URL of the saved logo. Null without one. */
  logoUrl: string | null;
  /** The logo that the person has chosen, until it is saved. */
  chosen: Blob | null;
  isSaving: boolean;
  onChosen: (logo: Blob) => void;
}

function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = blob && URL.createObjectURL(blob);
    setUrl(made);
    return () => (made ? URL.revokeObjectURL(made) : undefined);
  }, [blob]);
  return url;
}

export function LogoField({ id, companyName, logoUrl, chosen, isSaving, onChosen }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const preview = useObjectUrl(chosen);
  const src = preview ?? logoUrl;
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Otherwise, the browser would not report a file that the person chooses again after cancelling.
    target.value = '';
    if (!file) return;
    const refusal = refusalOf(file);
    if (refusal) return notify.failure(refusal.title, refusal.text);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      notify.failure(notAnImage.title, notAnImage.text);
    }
  };
  return (
    <HStack gap="4">
      <CompanyLogo src={src} id={id} companyName={companyName} />
      <Stack gap="1" align="start">
        <input ref={input} type="file" accept="image/*" aria-label="Company logo" hidden onChange={open} />
        <Button variant="outline" size="lg" loading={isSaving} onClick={() => input.current?.click()}>
          <ImageUp size={18} /> {src ? 'Change logo' : 'Upload logo'}
        </Button>
        <Text textStyle="note" color="fg.muted">
          JPG or PNG, at most 2 MB.
        </Text>
      </Stack>
      {picture && (
        <CropDialog
          picture={picture}
          onCancel={() => setPicture(null)}
          onCropped={(logo) => {
            setPicture(null);
            onChosen(logo);
          }}
        />
      )}
    </HStack>
  );
}
