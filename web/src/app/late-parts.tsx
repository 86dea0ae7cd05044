import { Suspense } from 'react';
import { LostOverlay } from '../components/lost.tsx';
import Messages from '../components/messages.tsx';
import { lazy } from '../lib/lazy.tsx';
import { useBackgroundUploads } from '../lib/uploads/background-uploads.ts';

const UploadRunner = lazy(() => import('../features/job/prove/upload-runner.tsx'), LostOverlay);

/** Sends files on whatever page somebody is. Its script loads with the first of them. */
const Uploads = () => <Suspense>{useBackgroundUploads().length > 0 && <UploadRunner />}</Suspense>;

/** What stands over every page and loads after it. */
export default function LateParts() {
  return (
    <>
      <Messages />
      <Uploads />
    </>
  );
}
