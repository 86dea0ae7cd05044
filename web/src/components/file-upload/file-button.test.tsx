import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Upload } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { system } from '../../theme/system.ts';
import { FileButton } from './file-button.tsx';

const photo = new File(['roof'], 'roof.jpg', { type: 'image/jpeg' });

it('a file that is chosen after the page has removed the button is not lost', () => {
  const onFiles = vi.fn();
  const { unmount } = render(
    <ChakraProvider value={system}>
      <FileButton text="Upload photo" label="Roof" icon={Upload} input={{ 'aria-label': 'File' }} onFiles={onFiles} />
    </ChakraProvider>,
  );
  const input = screen.getByLabelText('File');
  unmount();
  fireEvent.change(input, { target: { files: [photo] } });
  expect(onFiles).toHaveBeenCalledWith([photo]);
});
