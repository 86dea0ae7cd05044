import { useState } from 'react';
import type { JobDialog } from '../screen/job-screen.tsx';
import { PhotoViewer } from '../viewer/photo-viewer.tsx';

/** The photos that the retailer has added to the job. */
export function PhotoDialog({ of: { photos, at: first } }: { of: Extract<JobDialog, { name: 'photo' }> }) {
  const [at, setAt] = useState(first);
  return <PhotoViewer photos={photos} at={at} onGo={setAt} />;
}
