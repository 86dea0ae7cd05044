import { chakra, HStack, IconButton } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { DeskColumn } from './desk-column.ts';

const Cell = chakra('td', {
  base: { px: '2', height: '10', borderTopWidth: '1px', textStyle: 'note', whiteSpace: 'nowrap', overflow: 'hidden' },
});
const oneLine = { textOverflow: 'ellipsis' } as const;
const allOfIt = { whiteSpace: 'normal', overflowWrap: 'anywhere', verticalAlign: 'top', py: '2' } as const;
const figure = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

/** Keeps the cell at the right edge of the visible part of the table, at any width of the window. */
const always = { position: 'sticky', insetEnd: '0', bg: 'inherit', overflow: 'visible' } as const;

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null;
/** Returns whether the person is selecting text. They then want to copy it, not to choose the row. */
const isSelecting = (): boolean => window.getSelection()?.isCollapsed === false;

interface DeskRowProps<Row> {
  row: Row;
  columns: readonly DeskColumn<Row>[];
  hideAt: (column: DeskColumn<Row>) => { xl: 'none' } | undefined;
  start: ReactNode;
  actions: ReactNode;
  /** The name of the row, for the button that shows its full text. */
  unfolds: { name: string; isOpen: boolean; onToggle: () => void } | null;
  chooses: { isChosen: boolean; onChoose: () => void } | null;
}

/** One record in one line of 40 px. */
export function DeskRow<Row>(props: DeskRowProps<Row>) {
  const { row, columns, hideAt, start, actions, unfolds, chooses } = props;
  const isOpen = unfolds?.isOpen ?? false;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const choose = ({ target }: MouseEvent) => {
    if (!isControl(target) && !isSelecting()) chooses?.onChoose();
  };
  return (
    <chakra.tr
      bg="bg.panel"
      _hover={{ bg: 'bg.subtle' }}
      _current={{ bg: 'bg.muted' }}
      {...(chooses
        ? {
            'data-row': '',
            'aria-current': chooses.isChosen ? 'true' : undefined,
            tabIndex: -1,
            onClick: choose,
            outline: 'none',
          }
        : {})}
    >
      {unfolds && (
        <Cell px="1" verticalAlign="top" pt="1">
          <IconButton
            size="xs"
            variant="ghost"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Show one line of' : 'Show all of'} ${unfolds.name}`}
            onClick={unfolds.onToggle}
          >
            <Chevron size={16} />
          </IconButton>
        </Cell>
      )}
      {start && <Cell pe="0">{start}</Cell>}
      {columns.map((column) => {
        const shown = (isOpen ? column.show : (column.line ?? column.show))(row);
        return (
          <Cell
            key={column.name}
            display={hideAt(column)}
            // A text that is cut off can be read in full under the pointer.
            title={!isOpen && typeof shown === 'string' ? shown : undefined}
            {...(column.isFigure ? figure : {})}
            {...(column.isFixed ? { fontWeight: '600' } : {})}
            {...(isOpen ? allOfIt : oneLine)}
          >
            {shown}
          </Cell>
        );
      })}
      {actions && (
        <Cell css={always}>
          <HStack gap="0.5" justify="end">
            {actions}
          </HStack>
        </Cell>
      )}
    </chakra.tr>
  );
}
