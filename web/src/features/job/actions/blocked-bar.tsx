import { HStack, Stack, Text } from '@chakra-ui/react';
import { FixedBar } from '#web/src/components/thumb-bar.tsx';
import { NextRequirementButton, useHeldRequirement } from './next-requirement-button.tsx';
import type { StepAction } from './step.ts';
import { StepButton } from './step-buttons.tsx';

/** Both buttons fit beside each other in a window of 320 pixels. */
const look = { size: 'lg', minHeight: '12', flex: 'auto', px: '2' } as const;

/** The bar of a phone while the main action is disabled: the number of open requirements, the next of them, and its button. */
export function BlockedBar({ action }: { action: StepAction }) {
  const { next, hold } = useHeldRequirement();
  return (
    <FixedBar height="tall">
      <Stack direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} gap={{ base: '1.5', md: '4' }} px="4">
        <Text textStyle="note" color="fg.muted" truncate>
          {[action.blocked, next?.label].filter(Boolean).join(' · ')}
        </Text>
        <HStack gap="3" flex={{ md: 'auto' }}>
          {next && <NextRequirementButton of={next} onChoose={hold} {...look} />}
          <StepButton action={action} variant="outline" {...look} />
        </HStack>
      </Stack>
    </FixedBar>
  );
}
