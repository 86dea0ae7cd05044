import { Badge, NativeSelect, Tabs, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tabLabels } from '#shared/domain/job-states.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import '../../theme/recipes/tabs.ts';
import '../../theme/recipes/native-select.ts';

type AnyTab = keyof typeof tabLabels;

interface DashboardTabsProps<T extends AnyTab> {
  tabs: readonly T[];
  tab: T;
  /** Undefined while they are not known. Then no number is shown. */
  counts: Partial<Record<T, number>> | undefined;
  onChoose: (tab: string) => void;
  children: ReactNode;
}

export function DashboardTabs<T extends AnyTab>({ tabs, tab, counts, onChoose, children }: DashboardTabsProps<T>) {
  const isNarrow = useIsNarrow();
  if (isNarrow)
    return (
      <>
        <NativeSelect.Root size="lg" mb="4">
          <NativeSelect.Field
            aria-label="Jobs to show"
            bg="bg.panel"
            value={tab}
            onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          >
            {tabs.map((each) => (
              <option key={each} value={each}>
                {tabLabels[each]}
                {counts && ` (${counts[each] ?? 0})`}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {children}
      </>
    );
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => onChoose(value)} activationMode="manual" size="lg">
      <Tabs.List overflowX="auto" overflowY="hidden">
        {tabs.map((each) => (
          <Tabs.Trigger key={each} value={each} flexShrink="0" gap="2">
            {tabLabels[each]}
            <Badge colorPalette={each === tab ? 'sea' : 'gray'} variant={each === tab ? 'solid' : 'subtle'}>
              {counts ? (counts[each] ?? 0) : <span aria-hidden>–</span>}
              <VisuallyHidden>{counts ? ' jobs' : ' number of jobs not known'}</VisuallyHidden>
            </Badge>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab} pt="4">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
