import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { UserView } from '#shared/api/auth.ts';
import { system } from '#web/src/theme/system.ts';
import { TwoFactorSection } from './two-factor-section.tsx';

it.each([
  [3, '3 recovery codes left.'],
  [1, '1 recovery code left. Make new ones before you run out.'],
  [0, '0 recovery codes left. Make new ones now.'],
])('with %d recovery codes left, the section shows "%s"', (recoveryCodesLeft, text) => {
  const user = { email: 'ann@suncrew.example', twoFactor: { since: '2026-11-23T08:40:00.000Z', recoveryCodesLeft } };
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <TwoFactorSection user={user as UserView} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
