import { Button, type ButtonProps } from '@chakra-ui/react';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';

/** The button of the menu with the job's actions. On a phone, it is an icon above the title. */
export function MenuButton({ icon: Icon = Ellipsis, ...button }: ButtonProps & { icon?: LucideIcon }) {
  const isNarrow = useIsNarrow();
  const look = isNarrow
    ? ({ boxSize: '12', minWidth: '12', px: '0', 'aria-label': 'Job actions' } as const)
    : { px: '4' };
  return (
    <Button variant="outline" size="lg" bg="bg.panel" {...look} {...button}>
      <Icon size={20} aria-hidden /> {!isNarrow && 'Job actions'}
    </Button>
  );
}
