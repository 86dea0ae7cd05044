import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

interface PageFrameProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** The pages about the person and their company, which have the same width and left edge. */
export const PageFrame = ({ title, text, children }: PageFrameProps) => (
  <Box maxWidth="6xl" mx="auto">
    <PageHead title={title} text={text} />
    {children}
  </Box>
);
