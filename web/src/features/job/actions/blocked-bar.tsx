import { Button, type ButtonProps, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { maxRequirementPhotos, uploadLimits } from '#shared/domain/jobs/uploads.ts';
import { CameraButton } from '#web/src/components/file-upload/camera-button.tsx';
import { FixedBar } from '#web/src/components/thumb-bar.tsx';
import { notify } from '#web/src/lib/notify.ts';
import { rowIdOf, useNextRequirement } from '../prove/requirement-anchors.ts';
import { useHandIn } from '../prove/use-hand-in.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import type { StepAction } from './step.ts';
import { StepButton } from './step-buttons.tsx';

const photoLimits = { kind: 'image', maxBytes: uploadLimits.requirementPhoto, maxFiles: maxRequirementPhotos } as const;

type NextProps = { of: Requirement } & Pick<ButtonProps, 'size' | 'minHeight' | 'flex' | 'px'>;

/** Opens the camera for a photo requirement. The device keeps the photo and uploads it in the background. */
function TakePhoto({ of: requirement, ...look }: NextProps) {
  const { take } = useHandIn(requirement, photoLimits);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length === 0) return;
    const refusal = take(files);
    if (refusal !== null) notify.failure(refusal);
  };
  return (
    <CameraButton
      text={requirement.returnedReason ? 'Retake photo' : 'Take photo'}
      label={requirement.label}
      isDue
      onChange={choose}
      display="inline-flex"
      {...look}
    />
  );
}

/** Scrolls to a requirement that is done in its row: a checkbox or a document. */
const ShowRow = ({ of: requirement, ...look }: NextProps) => (
  <Button asChild {...look}>
    <a href={`#${rowIdOf(requirement)}`} aria-label={`Show next: ${requirement.label}`}>
      Show next
      <ArrowDown size={16} aria-hidden />
    </a>
  </Button>
);

/** Both buttons fit beside each other in a window of 320 pixels. */
const look = { size: 'lg', minHeight: '12', flex: 'auto', px: '2' } as const;

/** The bar of a phone while the main action is disabled: the number of open requirements, and a button for the next of them. */
export function BlockedBar({ action }: { action: StepAction }) {
  const next = useNextRequirement();
  const Next = next?.type === 'photo' ? TakePhoto : ShowRow;
  return (
    <FixedBar height="tall">
      <Stack direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} gap={{ base: '1.5', md: '4' }} px="4">
        <Text textStyle="note" color="fg.muted" truncate>
          {action.blocked}
        </Text>
        <HStack gap="3" flex={{ md: 'auto' }}>
          {next && <Next of={next} {...look} />}
          <StepButton action={action} variant="outline" {...look} />
        </HStack>
      </Stack>
    </FixedBar>
  );
}
