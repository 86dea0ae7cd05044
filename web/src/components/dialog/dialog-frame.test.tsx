import { Button, ChakraProvider, IconButton, Menu, Portal } from '@chakra-ui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { system } from '../../theme/system.ts';
import { Hint } from '../hint.tsx';
import { DialogFrame } from './dialog-frame.tsx';

/** A page with each way to open a dialog. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <main tabIndex={-1}>
      <Button onClick={open}>Plain</Button>
      <Hint text="Share">
        <IconButton aria-label="Share" onClick={open}>
          S
        </IconButton>
      </Hint>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>Job actions</Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="share" onClick={open}>
                Share it
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {!isOpen && <Button onClick={open}>Once</Button>}
      <DialogFrame
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Share Job"
        text="Anyone can use the link."
        consequences={["We'll create a link.", "We'll replace the old one."]}
      >
        <input aria-label="Link" />
      </DialogFrame>
    </main>
  );
}

const show = () =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
      {/* A dialog treats a press on a message as a press inside it. */}
      <div data-scope="toast" data-part="group" />
    </ChakraProvider>,
  );
const user = userEvent.setup();
async function closeByKeyboard(): Promise<void> {
  await screen.findByRole('dialog', { name: 'Share Job' });
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('a dialog lists the consequences of its step, as a part of its description', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Plain' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share Job' });
  expect(dialog).toHaveAccessibleDescription(
    /^Anyone can use the link\. ?We'll create a link\. ?We'll replace the old one\.$/,
  );
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
});

describe('after a dialog, the focus is again on', () => {
  it.each(['Plain', 'Share'])('the button that opened it by keyboard: %s', async (name) => {
    show();
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    await closeByKeyboard();
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('the button that opened it by a click, where a browser does not focus buttons that are clicked', async () => {
    show();
    const plain = screen.getByRole('button', { name: 'Plain' });
    plain.click();
    await closeByKeyboard();
    await waitFor(() => expect(plain).toHaveFocus());
  });

  it('the button of the menu whose item opened it', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Job actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share it' }));
    await closeByKeyboard();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Job actions' })).toHaveFocus());
  });

  it('the page, if the button that opened it is gone', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Once' }));
    const page = screen.getByRole('main', { hidden: true });
    await closeByKeyboard();
    await waitFor(() => expect([page, screen.getByRole('button', { name: 'Once' })]).toContain(document.activeElement));
  });
});
