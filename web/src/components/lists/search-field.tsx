import { Box, Input, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';

interface SearchFieldProps {
  /** What the address asks for. */
  asked: string;
  change: (changes: { q: string }, how: { replace: boolean }) => void;
  label: string;
  hint: string;
}

/** Searches as soon as the person pauses. What the address says meanwhile, such as after Back, replaces what was typed. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts a search, never a changed address
  useEffect(() => {
    if (settled.trim() === last.current.trim()) return;
    const isFirst = last.current === '';
    last.current = settled;
    change({ q: settled }, { replace: !isFirst });
  }, [settled]);
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
      />
    </Box>
  );
}
