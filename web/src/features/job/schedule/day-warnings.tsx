import { Alert, Stack, Text } from '@chakra-ui/react';
import { type SchedulePlan, warningTexts } from './plan-words.ts';

interface DayWarningsProps {
  day: string;
  plan: SchedulePlan;
  /** The installer's company, or null if the reader is the installer. */
  company: string | null;
}

/** The reasons against the chosen day. The person decides. */
export function DayWarnings({ day, plan, company }: DayWarningsProps) {
  const texts = warningTexts(day, plan, company);
  if (texts.length === 0) return <Text color="fg.muted">No conflicts on this day.</Text>;
  return (
    <Alert.Root status="warning" borderRadius="lg">
      <Alert.Indicator />
      <Alert.Content>
        <Stack gap="1">
          {texts.map((text) => (
            <Alert.Description key={text} overflowWrap="anywhere">
              {text}
            </Alert.Description>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
