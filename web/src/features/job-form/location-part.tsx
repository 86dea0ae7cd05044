import { roofLabels, roofTypes } from '#shared/domain/job.ts';
import { SelectField } from '../../components/form-fields.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { PlaceSearch } from '../../components/place-search.tsx';
import { FormPart, Lockable, Pair } from './form-part.tsx';
import type { JobValues } from './job-values.ts';

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
        help="Street and suburb. Visitors without an account only see the suburb."
      />
      <Pair>
        <NumberField<JobValues> name="houseStoreys" label="Storeys" required isWhole />
        <SelectField<JobValues> name="roofType" label="Roof type" required options={roofs} />
      </Pair>
    </Lockable>
  </FormPart>
);
