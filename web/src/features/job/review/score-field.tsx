import { HStack, RatingGroup } from '@chakra-ui/react';

interface ScoreFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

const scores = [1, 2, 3, 4, 5];

export const ScoreField = ({ label, value, onChange }: ScoreFieldProps) => (
  <RatingGroup.Root
    count={5}
    value={value}
    onValueChange={({ value: next }) => onChange(Math.max(1, next))}
    size="lg"
    colorPalette="sun"
  >
    <HStack justify="space-between" wrap="wrap" minHeight="11" width="full">
      <RatingGroup.Label>{label}</RatingGroup.Label>
      <RatingGroup.HiddenInput />
      <RatingGroup.Control me="-1.5">
        {scores.map((score) => (
          <RatingGroup.Item key={score} index={score} px={{ base: '2', md: '1' }} py="2.5">
            <RatingGroup.ItemIndicator />
          </RatingGroup.Item>
        ))}
      </RatingGroup.Control>
    </HStack>
  </RatingGroup.Root>
);
