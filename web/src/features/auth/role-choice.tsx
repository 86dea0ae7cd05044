import { Badge, HStack, RadioCard, Stack } from '@chakra-ui/react';
import { HardHat, Store } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { Role } from '#shared/domain/job.ts';
import '../../theme/recipes/radio-card.ts';

const roles = [
  {
    value: 'retailer',
    label: 'Retailer',
    text: 'Post jobs and hire certified solar installers',
    icon: Store,
  },
  {
    value: 'installer',
    label: 'Installer',
    text: 'Find solar installation work and grow your business',
    icon: HardHat,
  },
] as const satisfies readonly { value: Role; label: string; text: string; icon: typeof Store }[];

/** Retailer or installer. People cannot change this later, so we ask it first. */
export function RoleChoice() {
  const { field } = useController<{ role: Role }>({ name: 'role' });
  return (
    <RadioCard.Root
      value={field.value}
      onValueChange={({ value }) => value && field.onChange(value)}
      name={field.name}
      size="sm"
    >
      <RadioCard.Label textStyle="label">I am a</RadioCard.Label>
      <Stack gap="2">
        {roles.map(({ value, label, text, icon: Icon }) => (
          <RadioCard.Item key={value} value={value} bg="bg.panel">
            <RadioCard.ItemHiddenInput onBlur={field.onBlur} />
            <RadioCard.ItemControl alignItems="center" gap="3" cursor="pointer">
              <Icon size={24} aria-hidden />
              <RadioCard.ItemContent gap="0.5">
                <RadioCard.ItemText fontWeight="650" width="full">
                  <HStack justify="space-between" minHeight="6">
                    {label}
                    {field.value === value && <Badge variant="solid">Selected</Badge>}
                  </HStack>
                </RadioCard.ItemText>
                <RadioCard.ItemDescription opacity="1" color="fg.muted">
                  {text}
                </RadioCard.ItemDescription>
              </RadioCard.ItemContent>
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </Stack>
    </RadioCard.Root>
  );
}
