import { Badge, chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { tabLabels } from '#shared/domain/jobs/job-states.ts';
import { NativeSelect } from '../../components/fields/native-select.tsx';
import { moveAmongTabs } from '../../lib/move-among-tabs.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';

type AnyTab = keyof typeof tabLabels;

interface DashboardTabsProps<T extends AnyTab> {
  tabs: readonly T[];
  tab: T;
  /** The number of jobs in each tab. While undefined, the tabs show no numbers. */
  counts: Partial<Record<T, number>> | undefined;
  onChoose: (tab: string) => void;
  children: ReactNode;
}

/** Our own tabs, because the library's would add its state machines to the most visited page. */
const TabList = chakra('div', {
  base: {
    display: 'flex',
    position: 'relative',
    isolation: 'isolate',
    minHeight: '11',
    overflowX: 'auto',
    overflowY: 'hidden',
    borderBottomWidth: '1px',
  },
});

const Tab = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minWidth: '11',
    height: '11',
    px: '4.5',
    textStyle: 'md',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'button',
    position: 'relative',
    outline: '0',
    _selected: {
      color: 'fg',
      layerStyle: 'indicator.bottom',
      '--indicator-offset-y': '-1px',
      '--indicator-color': 'colors.colorPalette.solid',
    },
    _focusVisible: { zIndex: '1', outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
  },
});

const Panel = chakra('div', { base: { width: '100%', pt: '4', focusVisibleRing: 'inside' } });

export function DashboardTabs<T extends AnyTab>({ tabs, tab, counts, onChoose, children }: DashboardTabsProps<T>) {
  const isNarrow = useIsNarrow();
  const id = useId();
  if (isNarrow)
    return (
      <>
        <NativeSelect
          frame={{ mb: '4' }}
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
        </NativeSelect>
        {children}
      </>
    );
  return (
    <div>
      <TabList role="tablist" aria-orientation="horizontal" onKeyDown={moveAmongTabs}>
        {tabs.map((each) => (
          <Tab
            key={each}
            type="button"
            role="tab"
            id={`${id}${each}`}
            aria-selected={each === tab}
            aria-controls={each === tab ? id : undefined}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onChoose(each)}
          >
            {tabLabels[each]}
            <Badge colorPalette={each === tab ? 'sea' : 'gray'} variant={each === tab ? 'solid' : 'subtle'}>
              {counts ? (counts[each] ?? 0) : <span aria-hidden>–</span>}
              <VisuallyHidden>{counts ? ' jobs' : ' number of jobs not known'}</VisuallyHidden>
            </Badge>
          </Tab>
        ))}
      </TabList>
      <Panel role="tabpanel" id={id} aria-labelledby={`${id}${tab}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
