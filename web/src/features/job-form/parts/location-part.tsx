import { roofLabels, roofTypes } from '#shared/domain/jobs/job.ts';
import { NumberField } from '#web/src/components/fields/number-field.tsx';
import { SelectField } from '#web/src/components/fields/select-field.tsx';
import { PlaceSearch } from '#web/src/components/place/place-search.tsx';
import { useExactPosition } from '#web/src/components/place/use-exact-position.ts';
import type { JobValues } from '../values/job-values.ts';
import { FormPart, Lockable, Pair } from './form-part.tsx';
import { streetHelp } from './who-sees-the-job.ts';

const roofs = roofTypes.map((value) => ({ value, label: roofLabels[value] }));

export const LocationPart = () => (
  <FormPart id="location" number={1} title="Location" text="Where the work is, and what the building is like.">
    <Lockable>
      <PlaceSearch<JobValues>
        name="address"
        label="Address"
        required
        kind="address"
        placeholder="12 Hill Street, Parramatta NSW 2150"
        help={streetHelp}
        {...useExactPosition()}
      />
      <Pair>
        <NumberField<JobValues> name="houseStoreys" label="Storeys" required isWhole />
        <SelectField<JobValues> name="roofType" label="Roof type" required options={roofs} />
      </Pair>
    </Lockable>
  </FormPart>
);
