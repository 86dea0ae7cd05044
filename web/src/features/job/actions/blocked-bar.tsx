import { Button, type ButtonProps, HStack, Stack, Text } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useState } from 'react';
import { CameraButton } from '#web/src/components/file-upload/camera-button.tsx';
import { FixedBar } from '#web/src/components/thumb-bar.tsx';
import { notify } from '#web/src/lib/notify.ts';
import { rowIdOf, useNextRequirement } from '../prove/requirement-anchors.ts';
import { photoLimits, useHandIn } from '../prove/use-hand-in.ts';
import type { Requirement } from '../screen/job-screen.tsx';
import type { StepAction } from './step.ts';
import { StepButton } from './step-buttons.tsx';

type Look = Pick<ButtonProps, 'size' | 'minHeight' | 'flex' | 'px'>;

interface TakePhotoProps extends Look {
  of: Requirement;
  /** Called with true when the camera opens, and with false when it closes. */
  onCamera: (isOpen: boolean) => void;
}

/** Opens the camera for a photo requirement. The device keeps the photo and uploads it in the background. */
function TakePhoto({ of: requirement, onCamera, ...look }: TakePhotoProps) {
  const { take } = useHandIn(requirement, photoLimits);
  return (
    <CameraButton
      text={requirement.returnedReason ? 'Retake photo' : 'Take photo'}
      label={requirement.label}
      isDue
      onFiles={(files) => {
        const refusal = take(files);
        if (refusal !== null) notify.failure(refusal);
      }}
      onOpen={() => onCamera(true)}
      onClose={() => onCamera(false)}
      display="inline-flex"
      {...look}
    />
  );
}

/** Scrolls to a requirement that is done in its row: a checkbox or a document. */
const ShowRow = ({ of: requirement, ...look }: Look & { of: Requirement }) => (
  <Button asChild {...look}>
    <a href={`#${rowIdOf(requirement)}`} aria-label={`Show next: ${requirement.label}`}>
      Show next
      <ArrowDown size={16} aria-hidden />
    </a>
  </Button>
);

/** Both buttons fit beside each other in a window of 320 pixels. */
const look = { size: 'lg', minHeight: '12', flex: 'auto', px: '2' } as const;

/**
 * The bar of a phone while the main action is disabled: the number of open requirements, the next of them, and its button. While
 * the camera is open, an upload that ends does not change the requirement, so that the photo is for the named one.
 */
export function BlockedBar({ action }: { action: StepAction }) {
  const [held, setHeld] = useState<string | null>(null);
  const next = useNextRequirement(held);
  return (
    <FixedBar height="tall">
      <Stack direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} gap={{ base: '1.5', md: '4' }} px="4">
        <Text textStyle="note" color="fg.muted" truncate>
          {[action.blocked, next?.label].filter(Boolean).join(' · ')}
        </Text>
        <HStack gap="3" flex={{ md: 'auto' }}>
          {next?.type === 'photo' && (
            <TakePhoto of={next} onCamera={(isOpen) => setHeld(isOpen ? next.id : null)} {...look} />
          )}
          {next && next.type !== 'photo' && <ShowRow of={next} {...look} />}
          <StepButton action={action} variant="outline" {...look} />
        </HStack>
      </Stack>
    </FixedBar>
  );
}
