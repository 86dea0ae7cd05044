import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { TextField } from './text-field.tsx';

type PasswordFieldProps<T extends FieldValues> = Omit<ComponentProps<typeof TextField<T>>, 'type' | 'start' | 'end'>;

/** A password field that can show the typed text. */
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

/** The length from which a password is checked during typing. A shorter password counts as unfinished. */
const shortest = 8;

type NewPasswordFieldProps<T extends FieldValues> = Omit<PasswordFieldProps<T>, 'autoComplete'>;

/**
 * A field for a new password. It is checked during typing, so that the person learns about a weak password before they press the
 * button.
 */
export function NewPasswordField<T extends FieldValues>({ name, ...props }: NewPasswordFieldProps<T>) {
  const { watch, trigger, getFieldState } = useFormContext<T>();
  const typed: string = watch(name);
  useEffect(() => {
    if (typed.length >= shortest || (typed && getFieldState(name).error)) void trigger(name);
  }, [typed, name, trigger, getFieldState]);
  return <PasswordField<T> {...props} name={name} autoComplete="new-password" />;
}
