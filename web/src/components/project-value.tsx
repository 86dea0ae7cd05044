import { Card, type CardRootProps, Text } from '@chakra-ui/react';
import { wholeMoney } from '../lib/format.ts';

interface ProjectValueProps extends CardRootProps {
  of: { priceExGst: number; amount: number };
}

/** The price of a job, for the head of its page. */
export const ProjectValue = ({ of: { priceExGst, amount }, ...place }: ProjectValueProps) => (
  <Card.Root bg="sea.subtle" borderColor="sea.muted" {...place}>
    <Card.Body py="4" px="5" gap="0.5">
      <Text textStyle="label" color="sea.fg">
        Project Value
      </Text>
      <Text textStyle="figure">{wholeMoney(priceExGst || amount)}</Text>
      <Text textStyle="note" color="fg.muted">
        Excl. GST
      </Text>
    </Card.Body>
  </Card.Root>
);
