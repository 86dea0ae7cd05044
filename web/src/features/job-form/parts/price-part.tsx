import { useFormContext } from 'react-hook-form';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { NumberField } from '#web/src/components/fields/number-field.tsx';
import { SelectField } from '#web/src/components/fields/select-field.tsx';
import type { JobValues } from '../values/job-values.ts';
import { weekOptions } from '../values/weeks.ts';
import { ChoiceField } from './choice-field.tsx';
import { FormPart, Lockable, Pair } from './form-part.tsx';
import { visibilityTexts } from './who-sees-the-job.ts';

const visibilities = [
  {
    value: false,
    label: 'Private',
    text: visibilityTexts.private,
  },
  {
    value: true,
    label: 'Public',
    text: visibilityTexts.public,
  },
];

function PreferredWeek() {
  const { formState } = useFormContext<JobValues>();
  const options = weekOptions(todayIn(usualZone, new Date()), formState.defaultValues?.preferredWeek);
  return (
    <SelectField<JobValues>
      name="preferredWeek"
      label="Preferred week"
      help="Installers who are free by then are listed first."
      options={options}
    />
  );
}

export const PricePart = () => (
  <FormPart id="price" number={6} title="Price & visibility">
    <Lockable>
      <Pair>
        <NumberField<JobValues>
          name="priceExGst"
          label="Price ex GST"
          required
          start="$"
          help="In Australian dollars."
        />
        <PreferredWeek />
      </Pair>
      <ChoiceField name="isPublic" label="Who can see the job" options={visibilities} />
    </Lockable>
  </FormPart>
);
