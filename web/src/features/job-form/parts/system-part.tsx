import { Field, Input, Textarea } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { connectionTypes, hasBattery, hasPanels, jobTypes, saaAccreditations } from '#shared/domain/jobs/job.ts';
import { credentialKinds, inSentence, kindOf } from '#shared/domain/people/credential-kinds.ts';
import { categoryOfAccreditation } from '#shared/domain/people/saa-categories.ts';
import { CheckboxesField } from '#web/src/components/fields/checkboxes-field.tsx';
import { NumberField } from '#web/src/components/fields/number-field.tsx';
import { SwitchField } from '#web/src/components/fields/switch-field.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { kilowatts, listed } from '#web/src/lib/format.ts';
import type { JobValues } from '../values/job-values.ts';
import { sizeOf, titleOf } from '../values/prepare-job.ts';
import { ChoiceField } from './choice-field.tsx';
import { FormPart, Lockable, Pair, Trio } from './form-part.tsx';
import { GridConnection } from './grid-connection.tsx';
import { TickField } from './tick-field.tsx';
import { useFollowingAccreditations } from './use-following-accreditations.ts';

const neededInWords = listed(
  credentialKinds
    .map((kind) => kindOf[kind])
    .flatMap(({ name, isNeededOnSite }) => (isNeededOnSite ? [inSentence(name)] : [])),
);

const categoryHelp = saaAccreditations.map((each) => `${each} is ${categoryOfAccreditation[each]}`).join(', ');

const asOptions = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));

function PanelFields() {
  const { watch } = useFormContext<JobValues>();
  const size = sizeOf(watch());
  return (
    <Trio>
      <NumberField<JobValues> name="panelWatts" label="Panel size" isWhole end="W" />
      <NumberField<JobValues> name="panelQty" label="Number of panels" isWhole />
      <Field.Root readOnly>
        <Field.Label>System size</Field.Label>
        <Input size="lg" bg="bg.muted" value={size === null ? '' : kilowatts(size)} placeholder="From the panels" />
      </Field.Root>
    </Trio>
  );
}

const BatteryFields = ({ isOnGrid }: { isOnGrid: boolean }) => (
  <>
    <Pair>
      <NumberField<JobValues> name="batterySizeKwh" label="Battery size" end="kWh" />
      <TextField<JobValues> name="batteryBrand" label="Battery brand" />
    </Pair>
    {isOnGrid && (
      <SwitchField<JobValues>
        name="blackoutProtection"
        label="Blackout protection"
        help="The battery keeps chosen circuits running when the grid is down."
      />
    )}
  </>
);

function TitleField() {
  const { watch } = useFormContext<JobValues>();
  return (
    <Field.Root readOnly>
      <Field.Label>Title</Field.Label>
      <Textarea
        autoresize
        rows={1}
        size="lg"
        bg="bg.muted"
        value={titleOf(watch())}
        placeholder="Filled in from the sizes above"
      />
      <Field.HelperText>Generated from the specifications.</Field.HelperText>
    </Field.Root>
  );
}

export function SystemPart() {
  const { watch } = useFormContext<JobValues>();
  const [jobType = 'PV Only', connectionType] = watch(['jobType', 'connectionType']);
  const isOnGrid = connectionType !== 'Off-Grid';
  const follow = useFollowingAccreditations();
  return (
    <FormPart id="system" number={2} title="System" text="What you want installed.">
      <Lockable>
        <ChoiceField
          name="jobType"
          label="Job type"
          options={asOptions(jobTypes)}
          onChosen={(value) => follow({ jobType: value })}
        />
        {hasPanels(jobType) && <PanelFields />}
        <Trio>
          <TextField<JobValues> name="inverterModel" label="Inverter model" />
          <NumberField<JobValues> name="inverterSizeKw" label="Inverter size" end="kW" />
          <NumberField<JobValues> name="inverterQty" label="Number of inverters" isWhole />
        </Trio>
        {hasBattery(jobType) && <BatteryFields isOnGrid={isOnGrid} />}
        <ChoiceField
          name="connectionType"
          label="Connection"
          options={asOptions(connectionTypes)}
          onChosen={(value) => follow({ connectionType: value })}
        />
        <GridConnection isOnGrid={isOnGrid} />
        <CheckboxesField<JobValues>
          name="requiredLicenses"
          label="Required accreditations"
          help={`We tick these to match the job type and the connection, until you change them. SAA categories: ${categoryHelp}.`}
          options={asOptions(saaAccreditations)}
          columns={3}
        />
        <TickField
          name="credentialsRequired"
          label="Current credentials required"
          help={`Before either company can set the installation date, the installer must provide ${neededInWords}, valid on that date. If you don't tick this, only an expired credential prevents a date.`}
        />
        <TitleField />
      </Lockable>
    </FormPart>
  );
}
