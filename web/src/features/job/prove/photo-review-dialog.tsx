import { useEffect, useState } from 'react';
import { useRead } from '#web/src/lib/server/queries.ts';
import { type JobDialog, useJobScreen } from '../screen/job-screen.tsx';
import { PhotoViewer } from '../viewer/photo-viewer.tsx';
import { ReviewTools } from './review-tools.tsx';
import { viewable } from './viewable.ts';

/** The submitted photos of a requirement in their present state. The installer can still change each of them. */
export function PhotoReviewDialog({
  of: { requirement, fileUrl },
}: {
  of: Extract<JobDialog, { name: 'photoReview' }>;
}) {
  const { job, may, isDialogOpen, close } = useJobScreen();
  const { data } = useRead('listRequirements', { params: { id: job.id } });
  const current = data?.requirements.find(({ id }) => id === requirement.id) ?? requirement;
  const { photos = [] } = current;
  const [shown, setShown] = useState({ fileUrl, at: photos.findIndex((each) => each.fileUrl === fileUrl) });
  const found = photos.findIndex((each) => each.fileUrl === shown.fileUrl);
  // If the installer removed or replaced the shown photo, its neighbour or its replacement follows.
  const at = found === -1 ? Math.min(Math.max(shown.at, 0), photos.length - 1) : found;
  const photo = photos[at];
  const isEmpty = photo === undefined;
  useEffect(() => {
    if (isEmpty && isDialogOpen) close();
  }, [isEmpty, isDialogOpen, close]);
  return (
    <PhotoViewer
      photos={viewable(photos)}
      at={at}
      onGo={(next) => setShown({ fileUrl: photos[next]?.fileUrl ?? '', at: next })}
      tools={
        photo &&
        may('completeRequirement') && (
          <ReviewTools
            requirement={current}
            at={at}
            photo={photo}
            onStay={() => setShown({ fileUrl: photo.fileUrl, at })}
          />
        )
      }
    />
  );
}
