import { Button } from '@chakra-ui/react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { NameForm } from './name-form.tsx';
import { filterFor, nameFor } from './search-words.ts';

export default function SaveDialog({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams();
  const id = useId();
  const save = useWrite('saveSearch');
  const filter = filterFor(search);
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title="Save this search"
      text="When a new job matches these filters, we'll notify you. Emails are off until you turn them on."
      footer={
        <>
          <Button variant="outline" size="lg" onClick={onClose} flex={{ base: '1', md: 'none' }}>
            Cancel
          </Button>
          <Button type="submit" form={id} size="lg" loading={save.isPending} flex={{ base: '1', md: 'none' }}>
            Save search
          </Button>
        </>
      }
    >
      <NameForm
        id={id}
        about={JSON.stringify(filter)}
        initial={nameFor(search)}
        send={(name) => save.mutateAsync({ body: { name, filter } }, { onSuccess: onClose })}
      />
    </DialogFrame>
  );
}
