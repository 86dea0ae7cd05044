import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../components/form-fields.tsx';
import type { InstallerValues } from './installer-values.ts';

/** Where the crew starts from. Text typed over a picked place has another position, which the server finds. */
export function LocationField() {
  const { subscribe, setValue } = useFormContext<InstallerValues>();
  useEffect(
    () =>
      subscribe({
        name: 'location',
        formState: { dirtyFields: true },
        callback: ({ type }) => {
          if (type !== 'change') return;
          setValue('latitude', null);
          setValue('longitude', null);
        },
      }),
    [subscribe, setValue],
  );
  return (
    <TextField<InstallerValues>
      name="location"
      label="Location"
      required
      placeholder="Suburb, state and postcode"
      help="Distances to jobs are measured from here."
    />
  );
}
