import { useEffect } from 'react';
import { sendFile } from '../../../components/file-upload/send-file.ts';
import { reasonOf } from '../../../components/file-upload/use-upload.ts';
import { notify } from '../../../lib/notify.ts';
import { jobWords } from '../../../lib/server/job-words.ts';
import { usePerson } from '../../../lib/server/person.ts';
import { isRefusal } from '../../../lib/server/queries.ts';
import { useWrite } from '../../../lib/server/use-write.ts';
import {
  type BackgroundUpload,
  backgroundUploads,
  changeUpload,
  dropUploads,
  uploadIsDone,
  useBackgroundUploads,
} from '../../../lib/uploads/background-uploads.ts';
import type { Progress } from '../../../lib/uploads/progress.ts';

type HandIn = (requirementId: string, objectKey: string) => Promise<unknown>;

async function arrivalOf({ id, file, maxBytes, objectKey, stop }: BackgroundUpload): Promise<string> {
  if (objectKey) return objectKey;
  const onProgress = (progress: Progress) => changeUpload(id, { progress });
  const sent = await sendFile(file, { maxBytes, signal: stop.signal, onProgress });
  changeUpload(id, { objectKey: sent.objectKey, progress: 100 });
  return sent.objectKey;
}

async function run(upload: BackgroundUpload, handIn: HandIn): Promise<void> {
  const { id, requirementId, file, stop } = upload;
  const isMine = backgroundUploads().some((each) => each.id === id && each.state === 'waiting');
  if (!isMine) return;
  changeUpload(id, { state: 'sending', error: null });
  let hasArrived = false;
  try {
    const objectKey = await arrivalOf(upload);
    hasArrived = true;
    await handIn(requirementId, objectKey);
    uploadIsDone(id);
  } catch (error) {
    if (stop.signal.aborted) return;
    const reason = (hasArrived && isRefusal(error) ? error.message : reasonOf(error)) ?? '';
    changeUpload(id, { state: 'failed', error: reason });
    // They may be on another page. A refused write says so itself.
    if (!hasArrived) notify.failure('Upload failed', `${file.name}: ${reason}`);
  }
}

/** Sends the files of requirements one after another, on whatever page the person is. */
export default function UploadRunner() {
  const uploads = useBackgroundUploads();
  const person = usePerson();
  const { mutateAsync } = useWrite('completeRequirement', jobWords.completeRequirement);
  useEffect(() => dropUploads((each) => each.person !== person), [person]);
  const isBusy = uploads.some(({ state }) => state === 'sending');
  const next = uploads.find((each) => each.state === 'waiting' && each.person === person);
  useEffect(() => {
    if (isBusy || !next) return;
    void run(next, (requirementId, fileUrl) =>
      mutateAsync({ params: { requirementId }, body: { completed: true, fileUrl } }),
    );
  }, [isBusy, next, mutateAsync]);
  return null;
}
