import { Badge, HStack, Stack } from '@chakra-ui/react';
import { HardHat, Store } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { Role } from '#shared/domain/jobs/job.ts';
import { RadioCards } from '../../components/fields/radio-cards.tsx';

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

/** Retailer or installer. The role can't change later, so we ask for it first. */
export function RoleChoice() {
  const { field } = useController<{ role: Role }>({ name: 'role' });
  return (
    <RadioCards
      name={field.name}
      label="I am a"
      value={field.value}
      onChoose={field.onChange}
      onBlur={field.onBlur}
      card={{ p: '3', gap: '3', alignItems: 'center' }}
      options={roles.map(({ value, label, text, icon: Icon }) => ({
        value,
        icon: <Icon size={24} aria-hidden />,
        title: (
          <HStack as="span" justify="space-between" minHeight="6" fontWeight="650">
            {label}
            {field.value === value && <Badge variant="solid">Selected</Badge>}
          </HStack>
        ),
        text,
      }))}
      frame={(cards) => <Stack gap="2">{cards}</Stack>}
    />
  );
}
