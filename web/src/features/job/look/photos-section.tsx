import { photosOf } from '#shared/api/fields/job-photos.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { PhotoTile, PhotoTiles } from '../screen/photo-tile.tsx';
import { Section } from '../screen/section.tsx';

/** The photos that the retailer has added to the job. */
export function PhotosSection() {
  const { job, open } = useJobScreen();
  const photos = photosOf(job);
  return (
    <Section card="photos">
      <PhotoTiles label="Photos of the site">
        {photos.map((photo, at) => (
          <PhotoTile
            key={photo.objectKey}
            {...photo}
            addedAt={job.photosAddedAt?.[photo.objectKey]}
            onEnlarge={() => open({ name: 'photo', photos, at })}
          />
        ))}
      </PhotoTiles>
    </Section>
  );
}
