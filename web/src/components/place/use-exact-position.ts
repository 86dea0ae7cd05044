import { useFormContext } from 'react-hook-form';
import type { PlaceChoice } from './place-input.tsx';

interface Positioned {
  latitude?: number | string | null;
  longitude?: number | string | null;
}

/** Keeps the position of a picked address in the form. The server finds the position of any other text. */
export function useExactPosition(): Pick<PlaceChoice, 'onPick' | 'onType'> {
  const { setValue, formState } = useFormContext<Positioned>();
  const before = formState.defaultValues;
  return {
    onPick({ isExact, lat, lng }) {
      if (!isExact) return;
      setValue('latitude', lat, { shouldDirty: true });
      setValue('longitude', lng, { shouldDirty: true });
    },
    onType() {
      setValue('latitude', before?.latitude ?? null);
      setValue('longitude', before?.longitude ?? null);
    },
  };
}
