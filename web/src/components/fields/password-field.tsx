import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from './text-field.tsx';

type PasswordFieldProps<T extends FieldValues> = Omit<ComponentProps<typeof TextField<T>>, 'type' | 'start' | 'end'>;

/** A password field that can show what is typed. */
export function PasswordField<T extends FieldValues>(props: PasswordFieldProps<T>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField<T>
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          variant="ghost"
          size="sm"
          me="-2"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  );
}
