import { Box, Button, Card, Code, Image, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { NarrowCard } from '../../components/narrow-card.tsx';
import { type UploadedPicture, UploadStepFailed, uploadInSteps } from '../../features/upload-test/upload-in-steps.ts';
import { notify } from '../../lib/notify.ts';
import { objectUrl } from '../../lib/server/object-url.ts';

const sizeOf = ({ size }: File): string => `${(size / 1_024).toFixed(1)} KB`;

const Uploaded = ({ picture }: { picture: UploadedPicture }) => (
  <Stack gap="3">
    <Image src={objectUrl(picture.objectKey)} alt="The uploaded file" borderRadius="md" maxHeight="80" fit="contain" />
    <Card.Root variant="subtle">
      <Card.Body gap="2">
        <Text fontWeight="600">Debug details</Text>
        <Code as="pre" whiteSpace="pre-wrap" overflowWrap="anywhere" p="3">
          {JSON.stringify({ objectKey: picture.objectKey, ...picture.details }, null, 2)}
        </Code>
      </Card.Body>
    </Card.Root>
  </Stack>
);

/** Uploads one picture step by step. An operator who sets up a stage sees here whether uploads work. */
export default function UploadTest() {
  const [file, setFile] = useState<File | null>(null);
  const [picture, setPicture] = useState<UploadedPicture | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function upload() {
    if (!file) return notify.failure('No file selected', 'Please select a file first');
    setBusy(true);
    try {
      setPicture(await uploadInSteps(file));
      notify.success('Upload successful!', 'File uploaded and ready to display');
    } catch (error) {
      const reason = error instanceof UploadStepFailed ? error.message : 'Unknown error occurred';
      notify.failure('Upload failed', reason);
    } finally {
      setBusy(false);
    }
  }
  return (
    <NarrowCard title="Upload test" text="Upload one picture, and see each step of the upload.">
      <Stack gap="4">
        <Input
          type="file"
          accept="image/*"
          aria-label="Picture"
          size="lg"
          py="2"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null);
            setPicture(null);
          }}
        />
        {file && (
          <Box>
            <Text overflowWrap="anywhere">{file.name}</Text>
            <Text color="fg.muted">{sizeOf(file)}</Text>
          </Box>
        )}
        <Button size="lg" loading={isBusy} loadingText="Uploading..." onClick={upload}>
          Upload File
        </Button>
        {picture && <Uploaded picture={picture} />}
      </Stack>
    </NarrowCard>
  );
}
