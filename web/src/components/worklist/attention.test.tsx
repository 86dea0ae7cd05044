import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { system } from '../../theme/system.ts';
import { Attention, workItems } from './attention.tsx';

it('scrolls its line to the middle of the open item', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  const counts = (['applications', 'dates', 'approvals'] as const).map((kind) => ({ kind, count: 1 }));
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Attention items={workItems(counts, 'approvals')} isOneLine />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const open = screen.getByRole('link', { current: 'page' });
  expect(open).toHaveAccessibleName('1 payment to approve');
  expect(open.parentElement?.scrollLeft).toBe(340);
  vi.restoreAllMocks();
});
