import { Box, Input, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDialogEntry } from '../../lib/dialog-entries.ts';
import { useSettled } from '../../lib/use-settled.ts';

interface SearchFieldProps {
  /** The search text in the URL. */
  asked: string;
  change: (changes: { q: string }, how: { replace: boolean }) => void;
  label: string;
  hint: string;
}

/**
 * Searches as soon as the person pauses or presses Enter. If the URL changes, for example after Back, its search replaces the
 * typed one. While a dialog is open, the search waits, because a changed URL would close the dialog.
 */
export function SearchField({ asked, change, label, hint }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(asked);
  const settled = useSettled(typed);
  const last = useRef(asked);
  useEffect(() => {
    if (asked === last.current) return;
    last.current = asked;
    setTyped(asked);
  }, [asked]);
  const isBehindDialog = isDialogEntry(useLocation().state);
  const search = (q: string) => {
    if (isBehindDialog || q.trim() === last.current.trim()) return;
    const isFirst = last.current === '';
    last.current = q;
    change({ q }, { replace: !isFirst });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typed text starts a search, never a changed URL
  useEffect(() => search(settled), [settled, isBehindDialog]);
  return (
    <Box position="relative" flex="1" minWidth={{ base: '100%', sm: '16rem' }}>
      <VisuallyHidden asChild>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Box position="absolute" insetStart="3" top="50%" transform="translateY(-50%)" color="fg.muted" zIndex="1">
        <Search size={18} aria-hidden />
      </Box>
      <Input
        id={id}
        type="search"
        size="lg"
        ps="10"
        bg="bg.panel"
        maxLength={100}
        placeholder={hint}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed)}
      />
    </Box>
  );
}
