import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import * as z from 'zod';
import { objectKeyIn } from '#shared/domain/jobs/uploads.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { RadioCards } from '#web/src/components/fields/radio-cards.tsx';
import { Tick } from '#web/src/components/fields/tick.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { JobPhoto } from '../screen/job-photo.tsx';
import { type RequirementPhoto, useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { companiesOf, photosIn, shownWith } from './shown-photo-words.ts';
import { useRequirements } from './use-requirements.ts';
import { labelOf } from './viewable.ts';

const schema = z.strictObject({
  fileUrl: z.string().min(1, { error: 'Choose a photo' }),
  isAgreed: z.boolean().refine((isOn) => isOn, { error: 'Tick the box to ask' }),
});
type Values = z.input<typeof schema>;
const resolver = zodResolver(schema);

const Wrong = ({ text }: { text: string | undefined }) =>
  text && (
    <Text role="alert" textStyle="sm" color="fg.error">
      {text}
    </Text>
  );

function PhotoChoice({ photos }: { photos: readonly RequirementPhoto[] }) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name: 'fileUrl' });
  return (
    <Stack gap="1.5">
      <RadioCards
        name="fileUrl"
        label="Photo"
        value={field.value}
        onChoose={field.onChange}
        onBlur={field.onBlur}
        card={{ flexDirection: 'column', alignItems: 'stretch', p: '2', minWidth: '0' }}
        options={photos.map((photo) => ({
          value: photo.fileUrl,
          title: labelOf(photo),
          icon: (
            <JobPhoto
              objectKey={objectKeyIn(photo.fileUrl) ?? ''}
              label=""
              width="full"
              aspectRatio="4 / 3"
              objectFit="cover"
              borderRadius="sm"
            />
          ),
        }))}
        frame={(cards) => (
          <SimpleGrid columns={{ base: 2, sm: 3 }} gap="2" overflowWrap="anywhere">
            {cards}
          </SimpleGrid>
        )}
      />
      <Wrong text={fieldState.error?.message} />
    </Stack>
  );
}

function Agreement() {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name: 'isAgreed' });
  return (
    <Stack gap="1">
      <Tick checked={field.value} onTick={field.onChange} inputRef={field.ref} onBlur={field.onBlur} fontWeight="400">
        No person, house number or number plate is visible, and the customer agrees.
      </Tick>
      <Wrong text={fieldState.error?.message} />
    </Stack>
  );
}

/** Asks the other company to show one photo of the work on both company pages. */
export function ShowPhotoDialog() {
  const { job, is, close } = useJobScreen();
  const id = useId();
  const photos = photosIn(useRequirements().data?.requirements ?? []);
  const ask = useJobWrite('askToShowPhoto');
  const other = companiesOf(job)[is('owner') ? 'installer' : 'retailer'];
  const kept = useKeptForm<Values, Values>({
    name: 'showPhoto',
    about: job.id,
    restores: 'at once',
    resolver,
    initial: { fileUrl: photos.length === 1 ? (photos[0]?.fileUrl ?? '') : '', isAgreed: false },
    send: ({ fileUrl }) =>
      ask.mutateAsync({ params: { id: job.id }, body: { fileUrl, isAgreed: true } }, { onSuccess: close }),
  });
  return (
    <JobDialogFrame
      title="Show a photo on your company pages"
      text={`Both company pages will show the photo if ${other} allows it. Visitors can see it without signing in.`}
      footer={<ConfirmFooter label={`Ask ${other}`} form={id} isPending={ask.isPending} onCancel={close} />}
    >
      <FormFrame of={kept} id={id}>
        <PhotoChoice photos={photos} />
        <Text>{shownWith(job)}</Text>
        <Agreement />
      </FormFrame>
    </JobDialogFrame>
  );
}
