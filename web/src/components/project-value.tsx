import { Card, type CardRootProps, Text } from '@chakra-ui/react';
import { wholeMoney } from '../lib/format.ts';

interface ProjectValueProps extends CardRootProps {
  of: { priceExGst: number; amount: number };
}

/** The price of a job, for the head of its page. */
export const ProjectValue = ({ of: { priceExGst, amount }, ...place }: ProjectValueProps) => (
  <Card.Root bg="sea.subtle" borderColor="sea.muted" {...place}>
    <Card.Body
      py={{ base: '2.5', lg: '4' }}
      px={{ base: '4', lg: '5' }}
      gap={{ base: '2', lg: '0.5' }}
      flexDirection={{ base: 'row', lg: 'column' }}
      alignItems={{ base: 'baseline', lg: 'stretch' }}
    >
      <Text textStyle="label" color="sea.fg" flex={{ base: '1', lg: 'none' }}>
        Project Value
      </Text>
      <Text textStyle="figure">{wholeMoney(priceExGst || amount)}</Text>
      <Text textStyle="note" color="fg.muted">
        Excl. GST
      </Text>
    </Card.Body>
  </Card.Root>
);
