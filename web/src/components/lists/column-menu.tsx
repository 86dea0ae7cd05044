import { Button, Menu, Portal } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import type { ChoosableColumn, TableColumns } from './table-columns.ts';

interface ColumnMenuProps<C extends ChoosableColumn> {
  of: TableColumns<C>;
}

/** Chooses which columns of a table are visible. */
export function ColumnMenu<C extends ChoosableColumn & { label: string }>({ of }: ColumnMenuProps<C>) {
  const { columns, shown, isUsual, choose, reset } = of;
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="outline" size="lg">
          <Columns3 size={18} aria-hidden /> Columns
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="52">
            {columns
              .filter(({ isFixed }) => !isFixed)
              .map(({ name, label }) => (
                <Menu.CheckboxItem
                  key={name}
                  value={name}
                  minHeight="10"
                  checked={shown.some((column) => column.name === name)}
                  onCheckedChange={(isShown) => choose(name, isShown)}
                >
                  <Menu.ItemIndicator />
                  {label}
                </Menu.CheckboxItem>
              ))}
            {!isUsual && (
              <>
                <Menu.Separator />
                <Menu.Item value="usual" minHeight="10" onClick={reset}>
                  Reset columns
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
