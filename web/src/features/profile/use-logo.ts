import { useState } from 'react';
import { useWork } from '../../lib/server/use-write.ts';
import { peopleWrites } from '../../lib/server/writes/people-writes.ts';
import { uploadLogo } from './logo-upload.ts';

/** Saves a chosen logo. If the company has no profile yet, the logo waits until `saveWaiting`, after the profile is saved. */
export function useLogo(hasProfile: boolean) {
  const [chosen, setChosen] = useState<Blob | null>(null);
  const save = useWork(uploadLogo, peopleWrites.setRetailerLogo);
  const choose = (logo: Blob) => {
    setChosen(logo);
    if (hasProfile) save.mutate(logo);
  };
  const saveWaiting = () => {
    if (chosen) save.mutate(chosen);
  };
  return { chosen, choose, saveWaiting, isSaving: save.isPending };
}
