import { HStack, RatingGroup } from '@chakra-ui/react';

interface ScoreFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

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
      <RatingGroup.Control />
    </HStack>
  </RatingGroup.Root>
);
